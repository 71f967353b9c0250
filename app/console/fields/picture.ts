import { texts } from './texts.ts'

/** A picture of the site, in any shape. */
export const picture = { kind: 'picture', help: texts.imageHelp, optional: true } as const
