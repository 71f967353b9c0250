import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import type { Research } from '#contract/activities/research/research.ts'
import type { ApiClient } from '#contract/client.ts'
import { getManagedActivity } from '#contract/console/activities/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question, rightAndWrong } from '#tests/fixtures/research.ts'

/** Pictures of questions and options, as the form of an owner without scripts brings and removes them. */
const world = apiWorld()
const portal = portalWorld()
const page = '/gestao/atividades/1?pergunta=1'
let owner: ApiClient
let see: (form?: FormData) => Promise<{ status: number; text: string; location: string | null }>

beforeAll(async () => {
  const research = { questions: [question(1, 1, rightAndWrong)] }
  const station = await world.station({
    content: { activities: [{ id: 1, type: 8, name: 'Pesquisa', body: { research } }] },
  })
  const { token, client } = await addMember(world, station, { role: 'owner' })
  owner = client
  const visit = portal.of(world, station.slug)
  see = (form) => visit(page, { cookie: `${sessionCookieName(false)}=${token}` }, form)
})

/** The form as the page has it, with these files chosen and these boxes ticked. */
async function send(files: Record<string, File>, ticked: string[] = []) {
  const form = new FormData()
  for (const [name, value] of formFields((await see()).text, 'question')) form.append(name, value)
  for (const [name, file] of Object.entries(files)) form.append(`${name}.file`, file)
  for (const name of ticked) form.append(name, 'on')
  return see(form)
}

const pictureOf = async (background: string) => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' })
}
const asked = async () => {
  const { body } = await owner.call(getManagedActivity, { params: { id: 1 } })
  const [first] = (body as { research: Research }).research.questions
  return {
    question: first?.image ?? null,
    options: first?.options.map(({ image }) => image ?? null) ?? [],
  }
}

test('POL-14 a picture of a question and of an option is chosen, shown, replaced and removed', async () => {
  const saved = await send({
    image: await pictureOf('#0a7d5c'),
    'options[1].image': await pictureOf('#7d0a5c'),
  })
  expect(saved.status).toBe(302)
  const first = await asked()
  expect(first.question).toMatch(/\.webp$/)
  expect(first.options).toEqual([null, expect.stringMatching(/\.webp$/)])
  const { text } = await see()
  for (const address of [first.question, first.options[1]]) expect(text).toContain(`src="${address}"`)
  expect(text.match(/Tirar a imagem/g)).toHaveLength(2)

  expect((await send({ image: await pictureOf('#111111') })).status).toBe(302)
  const second = await asked()
  expect(second.question).toMatch(/\.webp$/)
  expect(second.question).not.toBe(first.question)
  expect(second.options).toEqual(first.options)

  expect((await send({}, ['image.remove', 'options[1].image.remove'])).status).toBe(302)
  expect(await asked()).toEqual({ question: null, options: [null, null] })
  expect((await see()).text).not.toContain('Tirar a imagem')
})

test('POL-14 GAP-44 what is no picture is refused beside its field, and what was there stays', async () => {
  expect((await send({ image: await pictureOf('#0a7d5c') })).status).toBe(302)
  const before = await asked()
  const refused = await send({ image: new File(['MZ not a picture'], 'foto.png', { type: 'image/png' }) })
  expect(refused.status).toBe(422)
  expect(refused.text.replaceAll('<!-- -->', '')).toContain(
    'Imagem: Envie uma imagem PNG, JPEG, GIF ou WebP.',
  )
  expect(await asked()).toEqual(before)
})
