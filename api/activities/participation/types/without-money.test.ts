import { describe, expect, test } from 'vitest'
import { getAction, getLottieFile } from '#contract/activities/participation/endpoints.ts'
import { takePartInAgreement } from '#contract/activity-types/agreement.ts'
import { takePartInShare } from '#contract/activity-types/share.ts'
import { createShareLink, validateSharing } from '#contract/people/links/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { lottieIdOf } from '../participation-answer.ts'

const world = apiWorld()
type Content = NonNullable<NonNullable<Parameters<typeof world.station>[0]>['content']>
type Entry = NonNullable<Content['activities']>[number]
const memberWith = async (activity: Partial<Entry>) => {
  const station = await world.station({
    content: { activities: [{ id: 1, type: 16, name: 'Atividade', points: 5, ...activity }] },
  })
  return { station, ...(await addMember(world, station)) }
}
const shown = { params: { id: 1 } }

describe('ACT-15 agreement', () => {
  const body = { button: 'Concordo', checkbox: 'Li e concordo.', html: '<p onclick="x()">Texto</p>' }

  test('shows its labels and its text, harmless', async () => {
    const { client } = await memberWith({ type: 15, body })
    const { agreements } = await client.call(getAction, shown)
    expect(agreements).toEqual([{ button: 'Concordo', checkbox: 'Li e concordo.', html: '<p>Texto</p>' }])
  })

  test('needs the tick', async () => {
    const { client } = await memberWith({ type: 15, body })
    const send = (checkbox: boolean) => client.call(takePartInAgreement, { body: { action_id: 1, checkbox } })
    await expect(send(false)).rejects.toMatchObject({
      status: 422,
      body: { fields: { checkbox: ['Marque a caixa para continuar.'] } },
    })
    await expect(client.call(getAction, shown)).resolves.toMatchObject({ userActions: 0 })
    await expect(send(true)).resolves.toMatchObject({ earned: 5, points: 5 })
    await expect(send(true)).rejects.toMatchObject({ code: 'limit_reached' })
  })
})

describe('ACT-05 share', () => {
  const body = { link: 'https://clube.example/manifesto', text: 'Leia:' }

  test('shows what is shared, takes part once per form, within the limit', async () => {
    const { client } = await memberWith({ type: 5, body, limitPerUser: 2 })
    await expect(client.call(getAction, shown)).resolves.toMatchObject({
      contents: [{ text: 'Leia:', link: 'https://clube.example/manifesto' }],
      participation: { state: 'open' },
    })
    const send = (idempotencyKey: string) =>
      client.call(takePartInShare, { body: { action_id: 1, network: 'whatsapp' }, idempotencyKey })
    const first = await send('primeira-vez')
    expect(first.feedback_message).toBe('Obrigado por compartilhar.')
    await expect(send('primeira-vez')).resolves.toMatchObject({ id: first.id, points: 5 })
    await expect(send('segunda-vez')).resolves.toMatchObject({ points: 10 })
    await expect(send('terceira-vez')).rejects.toMatchObject({ code: 'limit_reached' })
  })

  test('DLK-02 GAP-55 the link of one person is validated and leads to what the activity stores', async () => {
    const { client, station } = await memberWith({ type: 5, body })
    const { url } = await client.call(createShareLink, { body: { action_id: 1 } })
    const query = new URL(url).searchParams
    const visitor = world.client(station)
    const validate = (user_id: string) =>
      visitor.call(validateSharing, { body: { action_id: Number(query.get('campaign')), user_id } })
    await expect(validate(query.get('source') ?? '')).resolves.toEqual({
      action: { contents: [{ link: 'https://clube.example/manifesto' }] },
    })
    await expect(validate('cFalsificado0000')).rejects.toMatchObject({ status: 404 })
  })

  test('GAP-55 what is no web address is not shared', async () => {
    const { client } = await memberWith({ type: 5, body: { link: 'javascript:alert(1)' } })
    await expect(client.call(getAction, shown)).rejects.toMatchObject({ status: 404 })
  })

  test('only the networks there are', async () => {
    const { client } = await memberWith({ type: 5, body })
    const body_ = { action_id: 1, network: 'orkut' as never }
    await expect(client.call(takePartInShare, { body: body_ })).rejects.toMatchObject({ status: 422 })
  })
})

test('ACT-17 GAP-41 type 17 is described and says nothing of taking part', async () => {
  const { client } = await memberWith({ type: 17, description: '<p>Ideias</p>' })
  await expect(client.call(getAction, shown)).resolves.toMatchObject({
    description: '<p>Ideias</p>',
    participation: { state: 'unavailable', message: '' },
  })
})

describe('ACT-S08 the animation of a feedback', () => {
  test('is named by version and file, and comes as JSON text', async () => {
    const { client, station } = await memberWith({
      ...{ type: 5, body: { link: 'https://clube.example/manifesto' } },
      ...{ feedback: '<p>Obrigado</p>', feedbackLottie: 'assets/lottie/festa.json' },
    })
    const feedback = async () => {
      const { feedback_message, feedback_lottie_id } = await client.call(getAction, shown)
      return [feedback_message, feedback_lottie_id]
    }
    expect(await feedback(), 'before it is earned').toEqual(['', null])
    await client.call(takePartInShare, { body: { action_id: 1, network: 'whatsapp' } })
    expect(await feedback()).toEqual(['<p>Obrigado</p>', 'test-festa'])
    await expect(client.call(getLottieFile, { params: { id: 'test-festa' } })).rejects.toMatchObject({
      status: 404,
    })
    const bytes = new TextEncoder().encode('{"v":"5"}')
    const key = `${station.id}/test/lottie/festa.json`
    await world.ports.files.put(key, bytes, { contentType: 'application/json' })
    await expect(client.call(getLottieFile, { params: { id: 'test-festa' } })).resolves.toEqual({
      id: 'test-festa',
      json: '{"v":"5"}',
    })
  })

  test.each([
    ['/arquivos/1/3f9a/lottie/festa.json', '3f9a-festa'],
    ['/arquivos/1/3f9a/covers/festa.webp', null],
    ['/arquivos/1/3f9a/lottie/../segredo.json', null],
    ['https://elsewhere.example/lottie/festa.json', null],
    [null, null],
  ])('%s is %s', (stored, id) => {
    expect(lottieIdOf(stored)).toBe(id)
  })
})
