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

/** Ours. Twice is once. */
export const removeCard = endpoint({
  method: 'delete',
  path: '/user-credit-cards/{id}',
  access: 'participant',
  tag: 'cards',
  summary: 'Remove a saved card, here and at the gateway (CRD-01)',
  params: z.object({ id: idParam }),
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
