import type { AnyActivityType } from '../activity-type.ts'
import { agreement } from './agreement.ts'
import { described } from './described.ts'
import { rawContent } from './raw-content.ts'
import { share } from './share.ts'
import { signUp } from './sign-up.ts'

/** The types without another area to live in, one line each; those of other areas are in their manifests. */
export const ownTypes: readonly AnyActivityType[] = [agreement, described, rawContent, share, signUp]
