import { z } from 'zod'
import { emailField } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { nameField } from '../../person-fields.ts'
import { writtenText } from '../../written-text.ts'

/** What the law lets somebody ask for (LGPD, art. 18). */
export const dataRequestKinds = [
  'access',
  'correction',
  'deletion',
  'portability',
  'revocation',
  'sharing',
  'other',
] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** `unproved`: whoever asked has not opened the link of the mail · `ended`: its person deleted the account. */
export const dataRequestStates = ['unproved', 'open', 'answered', 'refused', 'ended'] as const
export type DataRequestState = (typeof dataRequestStates)[number]

/**
 * What is begun by one press. `deletion-link`: a mail leads whoever asked to the page where they delete the account by themselves, with the
 * password and the codes that the account has.
 */
export const dataActs = ['copy', 'deletion', 'deletion-link'] as const
export type DataAct = (typeof dataActs)[number]

/** Days within which a station answers (LGPD, art. 19). */
export const daysToAnswer = 15

/** The form: what is asked for, in one's own words. */
export const dataRequestForm = z.object({
  kind: z.enum(dataRequestKinds),
  text: writtenText(mostLetters.dataRequest),
})

/** The same of somebody who is not logged in. */
export const publicRequestForm = z.object({
  name: nameField,
  email: emailField,
  ...dataRequestForm.shape,
})
