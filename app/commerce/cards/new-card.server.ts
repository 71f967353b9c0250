import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { findAddress, listAddresses } from '#contract/commerce/addresses/endpoints.ts'
import type { FoundAddress } from '#contract/commerce/addresses/schemas.ts'
import { getCardForm, saveCard } from '#contract/commerce/cards/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import type { User } from '#contract/people/access/schemas.ts'
import { personTexts } from '#contract/person-fields.ts'
import { formKeyOf, newFormKey } from '../../forms/form-key.server.ts'
import { constraintsOf, refuse, refuseBy, shownAgain } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { cardAskedName } from './card-asked-name.ts'
import { tokenCardSchema, typedCardSchema } from './new-card-schemas.ts'

type Asked = {
  memberId: number
  /** A CEP that was typed before anything else, where no scripts look it up. */
  typedCep?: string | null
  /** The address of the bill, if a better one is known than that of earlier orders. */
  address?: KnownAddress | null
}

/**
 * Loads the data of the form for a new card: the gateway that takes its number, the known data of its owner, and the
 * key for saving it.
 */
export async function loadNewCard(api: ApiClient, { memberId, typedCep, address }: Asked) {
  const [cardForm, user, addresses, looked] = await Promise.all([
    api.call(getCardForm),
    api.call(getUserWeb, { params: { id: 'me' } }),
    api.call(listAddresses, { params: { userId: memberId } }),
    typedCep ? lookUpCep(api, typedCep) : null,
  ])
  const { name, cpf, birthday, email, tel } = personDefaults(user.content)
  const person = { name, cpf, birthday, email, phone: tel }
  const known = looked ? { ...looked.found, cep: typedCep } : (address ?? addresses.content[0])
  return {
    cardForm,
    states: getStates().map(({ code, name: label }) => ({ value: code, label })),
    constraint: constraintsOf(typedCardSchema),
    asks: askedOfPayer(user.content),
    defaults: present({ ...person, ...(known && addressOf(known)) }),
    cepError: looked && !looked.found ? looked.message : undefined,
    key: newFormKey(),
  }
}

/** Of who pays: what the account lacks, and what came with a payment that nobody paid, to be corrected (PLN-03, GAP-156). Pure. */
export const askedOfPayer = ({ cpf, birthday, typed_at_payment: typed = [] }: User['content']) => ({
  cpf: !cpf || typed.includes('cpf'),
  birthday: !birthday || typed.includes('birthday'),
})

export type LoadedCard = Awaited<ReturnType<typeof loadNewCard>>

type KnownAddress = {
  [Name in 'cep' | 'street' | 'street_number' | 'neighborhood' | 'city' | 'state']?: unknown
}

const addressOf = ({ cep, street, street_number, neighborhood, city, state }: KnownAddress) => ({
  cep,
  street,
  street_number,
  neighborhood,
  city,
  state,
})

const present = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** Looks up the address of a CEP; null where the CEP is wrong or does not exist (CAR-19). */
export async function lookUpCep(
  api: ApiClient,
  zip: string,
): Promise<{ found: FoundAddress | null; message?: string }> {
  try {
    return { found: await api.call(findAddress, { body: { zip: zip.slice(0, 12) } }) }
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    return { found: null, message: problem.status === 422 ? personTexts.cep : problem.firstMessage }
  }
}

/** Never part of an answer: of a form that is refused everything else comes back. */
const secrets = ['number', 'cvv', 'token']

function parseCard(form: FormData) {
  const submission = parseSent(form, form.get('token') ? tokenCardSchema : typedCardSchema)
  for (const name of secrets) delete submission.payload[name]
  return submission
}

/** Gives back the typed fields of a card, less the secret ones, when something else in the form was wrong. */
export const typedCard = (form: FormData) => ({
  card: shownAgain(parseCard(form)).data.form,
  ...(isCardUntyped(form) && { isCardAsked: true as const }),
})

/**
 * Whether a new card was chosen and nothing of it typed: without scripts its fields may not have been there. They come
 * up, and nothing is wrong yet (CAR-07).
 */
export const isCardUntyped = (form: FormData): boolean =>
  !form.has(cardAskedName) && ['token', 'number', 'expiry', 'cvv'].every((name) => !form.get(name))

/**
 * Saves the card of a form: the token that the browser made of its number, or the number itself where the API takes numbers.
 * Answers the card, or the form with what was wrong (CAR-07, CRD-02, CRD-03).
 */
export async function saveNewCard(
  api: ApiClient,
  form: FormData,
  { save = true }: { save?: boolean } = {},
): Promise<{ id: number; refused?: undefined } | { refused: ReturnType<typeof refuse> }> {
  const submission = parseCard(form)
  if (submission.status !== 'success') return { refused: refuse(submission) }
  try {
    const body = { ...submission.value, save }
    return await api.call(saveCard, { body, idempotencyKey: formKeyOf(form) })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !isAnswer(problem)) throw problem
    if (problem.status < 500) return { refused: refuseBy(submission, problem) }
    return { refused: refuse(submission, problem.status, { formErrors: problem.body.messages }) }
  }
}

/**
 * Whether a failure is told in the form: a refusal, or a gateway that said nothing. Nothing was saved, and the typed
 * text is still there.
 */
const isAnswer = ({ status, code }: ApiProblem) => status < 500 || code === 'upstream_failed'
