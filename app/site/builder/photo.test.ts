import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { updateProfileImage } from '#contract/people/onboarding/endpoints.ts'
import { action } from './photo.tsx'

const content = { id: 7, active: 1, deletedAt: null, suspended_at: null, establishment_participant: {} }
const crop = { crop_x: '10.000', crop_y: '20.000', crop_width: '50.000', crop_height: '40.000' }

/** Gives the step's answer to a picture of so many bytes; `take` stands for the API. */
async function sent(bytes: number, take = vi.fn()) {
  const call = async (endpoint: unknown, { upload }: { upload?: { file: File; fields: object } } = {}) => {
    if (endpoint === getUserWeb) return { content, is_first_login: true, permissions: [], points: 0 }
    if (endpoint !== updateProfileImage || !upload) throw new Error('not called')
    return take({ ...upload.fields, image: upload.file })
  }
  const body = new FormData()
  body.set('image', new File([new Uint8Array(bytes)], 'eu.png', { type: 'image/png' }))
  for (const [name, value] of Object.entries(crop)) body.set(name, value)
  const request = new Request('http://criar.localhost/criar-estacao/foto', { method: 'POST', body })
  const context = {
    station: { config: { behaviour: { onboardingPage: 'company' } } },
    sessionToken: 'x',
    api: { call },
  }
  const answer = await action({ context, request, params: {} } as never)
  return { take, answer: answer instanceof Response ? answer.headers.get('location') : answer }
}

test('ONB-12 the chosen part goes along with the picture', async () => {
  const { take, answer } = await sent(1024 * 1024)
  expect(answer).toBe('/criar-estacao/dados')
  expect(take).toHaveBeenCalledWith({ ...crop, image: expect.any(File) })
})

test('ONB-12 more than 1 MB is refused here, and what the API refuses is said of the file', async () => {
  const { take, answer } = await sent(1024 * 1024 + 1)
  expect(take).not.toHaveBeenCalled()
  expect(answer).toMatchObject({ data: { message: 'Erro: Imagem maior que 1MB' }, init: { status: 422 } })
  const refuse = vi.fn(() => {
    throw new ApiProblem(422, {
      code: 'invalid_input',
      messages: [],
      fields: { image: ['Formato não suportado!'] },
    })
  })
  expect((await sent(10, refuse)).answer).toMatchObject({ data: { message: 'Formato não suportado!' } })
})
