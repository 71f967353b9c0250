import type { Research } from '#contract/activities/research/research.ts'
import { ApiError } from '../../platform/errors.ts'
import { researchTexts } from './texts.ts'

/** Nobody's answer is kept otherwise than their page said (GAP-111). @throws conflict */
export function requireAsTold({ anonymous = false }: Research, told: boolean | undefined): void {
  if (told !== undefined && told !== anonymous) throw new ApiError('conflict', researchTexts.notAsked)
}
