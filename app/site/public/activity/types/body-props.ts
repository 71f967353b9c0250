import type { PublicActionDetail } from '#contract/site/public/schemas.ts'

/** What a type's part of a public activity receives. */
export type BodyProps = { activity: PublicActionDetail }
