import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import type { PortalContext } from '../station/portal-context.ts'
import { action, loader } from './payments.tsx'

const played: string[] = []
const bank = {
  charges: async (stationId?: number) => [{ code: `E${stationId}-C1` }],
  act: async (code: string, act: string, at?: number) => played.push(`${act} ${code} at ${at}`) > 0,
  misbehave: async (mode: string) => played.push(mode) > 0,
  deliver: async ({ newestFirst }: { newestFirst: boolean }) => (newestFirst ? 1 : 0),
  cards: {},
}

function ask(demo: object | null, form?: Record<string, string>): ActionFunctionArgs {
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  return {
    request: new Request('http://fan.localhost/__pagamentos', sent),
    params: {},
    context: { demo, station: { id: 7 } } as PortalContext,
  }
}
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown: unknown) => thrown as Response,
  )

describe('GAP-109 the bank of a demo', () => {
  test('shows charges of its station, and plays what is pressed', async () => {
    expect(await loader(ask({ bank }))).toMatchObject({ charges: [{ code: 'E7-C1' }] })
    const forms: Record<string, string>[] = [
      { ato: 'pay', codigo: 'E7-C1' },
      { dia: 'silent' },
      { avisos: 'trocados' },
    ]
    for (const form of forms)
      expect((await thrownBy(action(ask({ bank }, form))))?.headers.get('location')).toBe(
        '/__pagamentos?feito=1',
      )
    const inOrder = await thrownBy(action(ask({ bank }, { avisos: 'em-ordem' })))
    expect(inOrder?.headers.get('location')).toBe('/__pagamentos?feito=0')
    expect(played).toEqual(['pay E7-C1 at 7', 'silent'])
  })

  test('is nowhere else: not in production, and not before a real gateway', async () => {
    expect((await thrownBy(loader(ask(null))))?.status).toBe(404)
    expect((await thrownBy(action(ask(null, { ato: 'pay' }))))?.status).toBe(404)
    expect((await thrownBy(action(ask({ bank: null }, { ato: 'pay' }))))?.status).toBe(404)
    expect(await loader(ask({ bank: null }))).toMatchObject({ charges: null })
  })
})
