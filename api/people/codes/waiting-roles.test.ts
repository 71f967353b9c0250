import { expect, test } from 'vitest'
import { getVideo, sendAnswers, uploadVideo } from '#contract/activities/research/endpoints.ts'
import * as wall from '#contract/activities/wall/endpoints.ts'
import * as vouchers from '#contract/commerce/vouchers/endpoints.ts'
import { addDocument, managedDownloads } from '#contract/console/documents/endpoints.ts'
import * as moderation from '#contract/console/moderation/endpoints.ts'
import { setTeamCodes } from '#contract/console/team/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import * as codes from '#contract/people/codes/endpoints.ts'
import { downloadCalls } from '#contract/services/downloads/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { mp4 } from '#tests/fixtures/film.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { question } from '#tests/fixtures/research.ts'
import { codeAt } from './totp.ts'

const world = apiWorld()

/** One white point. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

const station = () =>
  world.station({
    config: { features: { files: true } },
    content: {
      plans: [{ id: 2, name: 'Básico', priceCents: 3_000, days: 30, gives: { areas: { feed: true } } }],
      activities: [
        { id: 1, type: 8, name: 'Retrato', body: { research: { questions: [question(1, 6)] } } },
        { id: 4, type: 4, name: 'Encontro', body: { course: { local: 'Sede', seats: 30 } } },
      ],
    },
  })

async function turnOn({ client }: TestMember): Promise<void> {
  const { setup } = await client.call(codes.beginCodes)
  const code = codeAt(setup?.secret ?? '', world.ports.clock.now())
  await client.call(codes.confirmCodes, { body: { code } })
}

/** What only the team sees among what members ask for: a hidden post, a film, a file that is drafted, a ticket. */
async function planted() {
  const of = await station()
  const eva = await addMember(world, of, { role: 'owner' })
  const bia = await addMember(world, of, { role: 'owner' })
  const ana = await addMember(world, of)
  const upload = await ana.client.call(uploadVideo, { upload: { file: fileOf(mp4()), fields: {} } })
  await ana.client.call(sendAnswers, { body: { action: 1, answers: [{ question: 1, upload: upload.id }] } })
  const seat = { presential_course: 4, should_contact: true }
  const { code } = await ana.client.call(vouchers.subscribeToCourse, { body: seat })
  const { file } = await eva.client.call(addDocument, { upload: { file: fileOf('%PDF-1.4 oi') } })
  const body = { title: 'Ata', subtitle: '', html: '', isPublished: false, file }
  const drafted = await eva.client.call(managedDownloads.create, { body })
  const image = { base64: picture, imageType: 'image/png' as const, description: 'Feio' }
  // The wall is for subscribers, and for who looks after the station.
  const post = await eva.client.call(wall.createImagePost, { body: image })
  await eva.client.call(moderation.decideWriting, {
    params: { kind: 'post', id: post.id },
    body: { state: 'hidden', seen: 'shown', reason: 'Ofende' },
  })
  return { of, eva, bia, ana, upload: upload.id, code, drafted: drafted.id, post: post.id }
}

/** What each of the calls answers somebody: whether it was done for them. */
async function doneFor({ client }: TestMember, at: Awaited<ReturnType<typeof planted>>) {
  const isDone = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    )
  const get = () => new Request('http://x')
  const wallOf = { params: { stationId: at.of.id }, query: {} }
  const ticket = { params: { code: at.code } }
  const undo = async () => {
    const { staff } = await client.call(vouchers.inspectVoucher, ticket)
    const body = { undoUntil: staff?.undo_until ?? world.ports.clock.now().toISOString() }
    return client.call(vouchers.undoRedemption, { ...ticket, body })
  }
  const inspected = await client.call(vouchers.inspectVoucher, ticket)
  return {
    ticket: inspected.staff !== null,
    redeemed: await isDone(client.call(vouchers.redeemVoucher, { ...ticket, body: { place: 'Sede' } })),
    undone: await isDone(undo()),
    wall: await isDone(client.call(wall.listPosts, wallOf)),
    hidden: await isDone(client.file(wall.getPostMedia, { params: { id: at.post } }, get())),
    film: await isDone(client.file(getVideo, { params: { id: at.upload } }, get())),
    drafted: await isDone(client.file(downloadCalls.file, { params: { id: at.drafted } }, get())),
  }
}

const all = (is: boolean) => ({
  ...{ ticket: is, redeemed: is, undone: is, wall: is, hidden: is, film: is, drafted: is },
})

test('PPL-26 where codes are wanted, roles without them give nothing in the calls of members either', async () => {
  const at = await planted()
  expect(await doneFor(at.bia, at)).toEqual(all(true))
  await turnOn(at.eva)
  await at.eva.client.call(setTeamCodes, { body: { isRequired: true } })
  expect(await doneFor(at.bia, at)).toEqual(all(false))
  expect(await doneFor(at.eva, at)).toEqual(all(true))
  // What the team asks for still says why it is refused, and how it goes on; of a member it says neither.
  const read = ({ client }: TestMember) => problemOf(client.call(managedDownloads.list, { query: {} }))
  expect((await read(at.bia)).code).toBe('codes_needed')
  expect((await read(at.ana)).code).toBe('forbidden')
  const me = await at.bia.client.call(getUserWeb, { params: { id: 'me' } })
  expect(me.needs_codes).toBe(true)
  await turnOn(at.bia)
  expect(await doneFor(at.bia, at)).toEqual(all(true))
})
