import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { mostLetters } from '../../most-letters.ts'
import { writtenText } from '../../written-text.ts'

/** Ours: whoever the team did not let in asks once more, with a few words, where the station lets them (PPL-15). */
export const askAgain = endpoint({
  method: 'post',
  path: '/auth/entry-requests',
  access: 'session',
  tag: 'onboarding',
  summary: 'Ask the team again to be let in (PPL-15)',
  body: z.strictObject({ note: z.union([z.literal(''), writtenText(mostLetters.entryNote)]) }),
  answer: z.object({ messages: z.array(z.string()) }),
})
