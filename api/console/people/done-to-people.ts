import type { PeopleActKind } from '#contract/console/people/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import type { ActRow, Piece, Prepared, Reached } from './act-piece.ts'
import { creditEach } from './credit-each.ts'
import { decideEntries } from './decide-entries.ts'
import { prepareActivations, reactivateMany, sendActivations, suspendMany } from './let-in-or-out.ts'
import { markPeople } from './mark-people.ts'

type Doing = {
  /** As many as one transaction goes through: none of its locks is held for long. */
  piece: number
  /** What is done before the transaction, where it needs a limit of its own. An act with it is left to its job. */
  prepare?: (ctx: ApiContext, people: number[], urls: UrlSettings) => Promise<Prepared>
  run: (ctx: ApiContext, act: ActRow, piece: Piece) => Promise<Reached>
}

/** What each kind of act does to a piece of the people, in the surrounding transaction. */
export const doneTo: Readonly<Record<PeopleActKind, Doing>> = {
  tag: { piece: 500, run: markPeople },
  untag: { piece: 500, run: markPeople },
  suspend: { piece: 100, run: suspendMany },
  reactivate: { piece: 100, run: reactivateMany },
  activation: { piece: 20, prepare: prepareActivations, run: sendActivations },
  credit: { piece: 25, run: creditEach },
  approve: { piece: 20, run: decideEntries },
  refuse: { piece: 100, run: decideEntries },
}
