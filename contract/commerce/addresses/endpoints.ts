import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { cepField } from '../../person-fields.ts'
import { foundAddressSchema, savedAddressSchema } from './schemas.ts'

export const listAddresses = endpoint({
  method: 'get',
  path: '/user-addresses/{userId}',
  access: 'participant',
  tag: 'addresses',
  summary: "The addresses of the user's orders, the last one first (CAR-19)",
  params: z.object({ userId: idParam }),
  answer: z.object({ content: z.array(savedAddressSchema) }),
})

/** A CEP that nobody knows answers 422 with 'CEP inválido' for city and street. */
export const findAddress = endpoint({
  method: 'post',
  path: '/get-address-zip-code',
  access: 'participant',
  tag: 'addresses',
  summary: 'State, city and street of a CEP, as far as they are known (CAR-19)',
  body: z.strictObject({ zip: cepField }),
  answer: foundAddressSchema,
})
