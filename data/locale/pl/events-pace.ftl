# How long the games of an event take.

event-card-chance = { $short ->
    [yes] ⚠ W tym czasie kończy się tylko około { $chance } % takich gier (zmierzono na grach rozegranych przez komputer); pomoże więcej dni albo mniej czasu na jedną decyzję.
   *[no] W tym czasie kończy się około { $chance } % takich gier (zmierzono na grach rozegranych przez komputer).
 }
