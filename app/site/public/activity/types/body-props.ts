import type { PublicActionDetail } from '#contract/site/public/schemas.ts'

/** The props of a type's part of a public activity. */
export type BodyProps = { activity: PublicActionDetail }
