import type { PeopleActKind } from '#contract/console/people/schemas.ts'
import type { Right } from '#contract/team.ts'

/** Kinds that have a page of their own before they are done, by their word in its address. */
export const askedKinds = {
  suspender: 'suspend',
  reativar: 'reactivate',
  ativar: 'activation',
  creditar: 'credit',
} as const satisfies Record<string, PeopleActKind>
export type AskedKind = (typeof askedKinds)[keyof typeof askedKinds]

/** The word of a kind, where it has a page; undefined: it is done from the list. Pure. */
export const wordOf = (kind: PeopleActKind) => Object.entries(askedKinds).find(([, one]) => one === kind)?.[0]

/** Which kinds somebody may do. Pure. */
export const kindsFor = (kinds: readonly PeopleActKind[], rights: readonly Right[]): PeopleActKind[] =>
  kinds.filter((kind) => rights.includes(kind === 'credit' ? 'points' : 'membership'))
