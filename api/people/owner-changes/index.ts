export { audit, lastLine, listAudit, wasDone } from './audit.ts'
export { makeOnce } from './make-once.ts'
export { type Move, type Outcome, ownerChange, wasMoved } from './owner-change.ts'
export { countWithRight, requireTeam, type Teammate } from './require-team.ts'
