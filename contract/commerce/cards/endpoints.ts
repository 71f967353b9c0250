import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { cardFormSchema, cardSchema, newCardSchema } from './schemas.ts'

export const listCards = endpoint({
  method: 'get',
  path: '/user-credit-cards/{userId}',
  access: 'participant',
  tag: 'cards',
  summary: "The user's saved cards, the newest first (CRD-01)",
  params: z.object({ userId: idParam }),
  answer: z.object({ content: z.array(cardSchema) }),
})

export const saveCard = endpoint({
  method: 'post',
  path: '/user-credit-cards',
  access: 'participant',
  tag: 'cards',
  summary: 'Save a card from a token of the gateway (CRD-02, CRD-03, CAR-07)',
  idempotent: true,
  body: newCardSchema,
  answer: z.object({ id: z.number() }),
})

/** Ours: what a card pays by itself, a plan or products that come again. */
export const getCardUses = endpoint({
  method: 'get',
  path: '/user-credit-cards-uses/{id}',
  access: 'participant',
  tag: 'cards',
  summary: 'What a saved card of the user pays by itself (CRD-01, PLN-10)',
  params: z.object({ id: idParam }),
  answer: z.object({ uses: z.array(z.object({ name: z.string(), activityId: z.number().nullable() })) }),
})

/** Ours. Twice is once. One that pays something is removed only with `confirmed`. */
export const removeCard = endpoint({
  method: 'delete',
  path: '/user-credit-cards/{id}',
  access: 'participant',
  tag: 'cards',
  summary: 'Remove a saved card, here and at the gateway (CRD-01)',
  params: z.object({ id: idParam }),
  query: z.object({ confirmed: z.literal('1').optional() }),
  answer: z.object({}),
})

/** Ours. */
export const getCardForm = endpoint({
  method: 'get',
  path: '/user-credit-cards-form',
  access: 'participant',
  tag: 'cards',
  summary: 'Where a browser turns the number of a new card into a token (GAP-70, GAP-110)',
  answer: cardFormSchema,
})
