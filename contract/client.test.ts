import { describe, expect, test } from 'vitest'
import { ApiProblem, createClient } from './client.ts'
import { lookupStation } from './stations/registry/endpoints.ts'

/** Gives the message of a call that is answered with this body. */
async function saidOf(status: number, body: unknown): Promise<string> {
  const client = createClient({
    baseUrl: 'http://api.test/api',
    timeoutMs: 0,
    transport: async () => Response.json(body, { status }),
  })
  const problem = await client.call(lookupStation, { query: { slug: 'clube' } }).catch((error) => error)
  expect(problem).toBeInstanceOf(ApiProblem)
  return (problem as ApiProblem).firstMessage
}

describe('ERR-03 what is said when a call has no message of its own', () => {
  test('the first message of several; without one the text of the code', async () => {
    const body = (messages: string[]) => ({ code: 'conflict', messages })
    expect(await saidOf(409, body(['O primeiro.', 'O segundo.']))).toBe('O primeiro.')
    expect(await saidOf(409, body([]))).toBe('Erro')
    expect(await saidOf(500, {})).toBe('Erro interno no servidor')
  })
})
