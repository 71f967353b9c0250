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

/** Kinds that are chosen below the list; whom to let in is decided on a page of its own. */
export const barKinds = ['tag', 'untag', 'suspend', 'reactivate', 'activation', 'credit'] as const
export type BarKind = (typeof barKinds)[number]

/** The word of a kind, where it has a page; undefined: it is done from the list. Pure. */
export const wordOf = (kind: BarKind) => Object.entries(askedKinds).find(([, one]) => one === kind)?.[0]

/** Which kinds somebody may do. Pure. */
export const kindsFor = (rights: readonly Right[]): BarKind[] =>
  barKinds.filter((kind) => rights.includes(kind === 'credit' ? 'manyPoints' : 'membership'))
