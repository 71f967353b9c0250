import { z } from 'zod'
import { endpoint, fileAnswer, idParam } from '../../endpoint.ts'
import { memberCardSchema } from './schemas.ts'

/** The first element is the card's (D1§7). Somebody else's id is not found, whoever it is. */
export const getUser = endpoint({
  method: 'get',
  path: '/users/{id}',
  access: 'participant',
  tag: 'member-card',
  summary: 'What the virtual card of the caller says (VCD-01, VCD-02, GAP-85, GAP-86)',
  params: z.object({ id: idParam }),
  answer: z.array(memberCardSchema).min(1),
})

/** Ours: for whoever draws the card as a picture. Not found where there is none, and for somebody else's id. */
export const getCardPhoto = endpoint({
  method: 'get',
  path: '/users/{id}/card-photo',
  access: 'participant',
  tag: 'member-card',
  summary: 'The photo of the caller, square (VCD-01)',
  params: z.object({ id: idParam }),
  answer: fileAnswer,
})
