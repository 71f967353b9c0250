import { describe, expect, test } from 'vitest'
import * as comments from '#contract/activities/comments/endpoints.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/moderation/endpoints.ts'
import type { Decision } from '#contract/console/moderation/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { listOutbox, outboxMail } from '../../platform/mail/index.ts'

const world = apiWorld()
const activity = { id: 1, type: 17, name: 'Carta', commentsAndLikes: true }

async function people() {
  const station = await world.station({
    content: { activities: [activity], heldWords: ['Golpe', 'pirâmide'] },
  })
  const owner = await addMember(world, station, { role: 'owner', name: 'Dora Lima' })
  const ana = await addMember(world, station, { name: 'Ana Souza' })
  const eva = await addMember(world, station, { name: 'Eva Reis' })
  return { station, owner, ana, eva }
}

const say = ({ client }: TestMember, description: string) =>
  client.call(comments.commentAction, { body: { action: 1, description } })
const answer = ({ client }: TestMember, comment: number, description: string) =>
  client.call(comments.replyToComment, { body: { comment, description } })
const report = ({ client }: TestMember, comment: number, details?: string) =>
  client.call(comments.reportComment, { body: { comment, reason: 'offence', details } })
const read = async ({ client }: TestMember) =>
  (await client.call(comments.listActionComments, { params: { id: 1 } })).content
const countOf = async ({ client }: TestMember) =>
  (await client.call(getAction, { params: { id: 1 } })).comments_count
const list = async ({ client }: TestMember, list: 'waiting' | 'hidden' = 'waiting') =>
  (await client.call(calls.listModerated, { query: { list } })).list
const decide = ({ client }: TestMember, id: number, body: Decision) =>
  client.call(calls.decideWriting, { params: { kind: 'comment', id }, body })
const mailsOf = async (stationId: number) =>
  (await listOutbox({ db: world.database.db, ports: world.ports }, { stationId })).filter(
    ({ kind }) => kind === 'writing-decided',
  )

describe('SEC-56 SOC-09 reports', () => {
  test('a member reports once, nobody learns who did, and nobody reports themselves', async () => {
    const { owner, ana, eva } = await people()
    const { id } = await say(ana, 'Palavras feias')
    await report(eva, id, 'Ofende muita gente')
    await report(eva, id, 'De novo')
    await report(owner, id)
    const [waiting, ...others] = await list(owner)
    expect(others).toEqual([])
    expect(waiting).toMatchObject({ id, reports_count: 2, state: 'shown', author: { name: 'Ana Souza' } })
    expect(waiting?.report_reasons).toEqual(['offence'])
    // Who reported sees so; nobody else does.
    expect(await read(eva)).toMatchObject([{ id, userReported: true }])
    expect(await read(ana)).toMatchObject([{ id, userReported: false }])
    const detail = await owner.client.call(calls.getModerated, { params: { kind: 'comment', id } })
    expect(detail.reports.map(({ details }) => details).sort()).toEqual(['', 'Ofende muita gente'])
    expect(JSON.stringify(detail)).not.toMatch(/\bEva\b/)
    await expect(report(ana, id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(report(eva, 99)).rejects.toMatchObject({ status: 404 })
    for (const member of [ana, eva])
      await expect(member.client.call(calls.listModerated)).rejects.toMatchObject({ status: 403 })
  })

  test('twenty in ten minutes, of each member; others go on', async () => {
    const { ana, eva, owner } = await people()
    const { id } = await say(ana, 'Palavras feias')
    for (let at = 0; at < 20; at++) await report(eva, id)
    await expect(report(eva, id)).rejects.toMatchObject({ code: 'too_many_requests' })
    await report(owner, id)
    expect((await list(owner))[0]).toMatchObject({ id, reports_count: 2 })
  })

  test('what was kept waits again only when somebody else reports it', async () => {
    const { owner, ana, eva } = await people()
    const { id } = await say(ana, 'Nada demais')
    await report(eva, id)
    await decide(owner, id, { state: 'shown', seen: 'shown' })
    await report(eva, id)
    expect(await list(owner)).toEqual([])
    await report(owner, id)
    expect(await list(owner)).toMatchObject([{ id, reports_count: 1 }])
  })
})

describe('SEC-56 SOC-11 what owners decide', () => {
  test('hidden: its author alone reads it, with the reason; restored: everybody does; the count follows, and each has its line and its mail', async () => {
    const { station, owner, ana, eva } = await people()
    const { id } = await say(ana, 'Palavras feias')
    const reply = await answer(eva, id, 'Também acho')
    await decide(owner, id, { state: 'hidden', seen: 'shown', reason: 'Ofende' })
    expect(await read(eva)).toEqual([])
    expect(await read(ana)).toMatchObject([
      { id, description: 'Palavras feias', notice: { state: 'hidden', reason: 'Ofende' } },
    ])
    expect(await countOf(eva)).toBe(0)
    for (const gone of [id, reply.id])
      await expect(answer(eva, gone, 'Oi')).rejects.toMatchObject({ status: 404 })
    await expect(answer(ana, id, 'De novo')).rejects.toMatchObject({ status: 404 })
    await expect(eva.client.call(comments.likeComment, { body: { comment: id } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await list(owner, 'hidden')).toMatchObject([{ id, reason: 'Ofende' }])
    await decide(owner, id, { state: 'shown', seen: 'hidden' })
    expect(await countOf(eva)).toBe(2)
    expect((await read(eva))[0]?.notice).toBeNull()
    expect(await owner.client.call(listAudit)).toMatchObject([
      { who: 'Dora Lima', what: 'comment.keep', part: `comment:${id}`, after: { name: 'Ana S.' } },
      {
        who: 'Dora Lima',
        what: 'comment.hide',
        part: `comment:${id}`,
        after: { name: 'Ana S.', reason: 'Ofende' },
      },
    ])
    const mails = await mailsOf(station.id)
    expect(mails.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      'Seu comentário está no ar',
      'Seu comentário foi ocultado',
    ])
  })

  test('removed: the words are gone for good, its author is told, and nothing brings it back', async () => {
    const { station, owner, ana, eva } = await people()
    const { id } = await say(ana, 'Palavras feias')
    await decide(owner, id, { state: 'removed', seen: 'shown', reason: 'Ofende' })
    expect(await read(ana)).toMatchObject([
      { id, description: '', notice: { state: 'removed', reason: 'Ofende' } },
    ])
    expect(await read(eva)).toEqual([])
    await expect(decide(owner, id, { state: 'shown', seen: 'removed' })).rejects.toMatchObject({
      code: 'conflict',
    })
    const lines = await owner.client.call(listAudit)
    expect(lines).toMatchObject([
      {
        who: 'Dora Lima',
        what: 'comment.remove',
        part: `comment:${id}`,
        after: { name: 'Ana S.', reason: 'Ofende' },
      },
    ])
    expect(JSON.stringify(lines)).not.toContain('feias')
    expect((await mailsOf(station.id)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Seu comentário foi excluído',
    ])
    await ana.client.call(comments.removeComment, { params: { id } })
    expect(await read(ana)).toEqual([])
    expect(await countOf(ana)).toBe(0)
  })

  test('sent again it is done; what another owner decided meanwhile is not overridden; no reason, no decision', async () => {
    const { station, owner, ana } = await people()
    const other = await addMember(world, station, { role: 'owner' })
    const { id } = await say(ana, 'Oi')
    await expect(decide(owner, id, { state: 'hidden', seen: 'shown', reason: ' ' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    const hide = { state: 'hidden', seen: 'shown', reason: 'Ofende' } as const
    await Promise.all([1, 2, 3].map(() => decide(owner, id, hide)))
    expect(await owner.client.call(listAudit)).toHaveLength(1)
    expect(await mailsOf(station.id)).toHaveLength(1)
    await expect(
      decide(other, id, { state: 'removed', seen: 'shown', reason: 'Pior' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    })
    const elsewhere = await addMember(world, await world.station(), { role: 'owner' })
    await expect(decide(elsewhere, id, hide)).rejects.toMatchObject({ status: 404 })
  })

  test('counters stay exact when comments are hidden, restored, answered and deleted at once', async () => {
    const { owner, ana, eva } = await people()
    const { id } = await say(ana, 'Oi')
    const replies = await Promise.all(Array.from({ length: 6 }, (_, at) => answer(eva, id, `R ${at}`)))
    const quietly = (work: Promise<unknown>) =>
      work.catch((error: { code?: string }) => expect(['not_found', 'conflict']).toContain(error.code))
    await Promise.all([
      quietly(decide(owner, id, { state: 'hidden', seen: 'shown', reason: 'Ofende' })),
      ...replies.map((one, at) =>
        quietly(
          at % 2
            ? decide(owner, one.id, { state: 'hidden', seen: 'shown', reason: 'Ofende' })
            : eva.client.call(comments.removeComment, { params: { id: one.id } }),
        ),
      ),
      ...Array.from({ length: 6 }, (_, at) => quietly(answer(ana, id, `N ${at}`))),
    ])
    expect(await countOf(eva)).toBe(0)
    await decide(owner, id, { state: 'shown', seen: 'hidden' })
    const { comment, content } = await ana.client.call(comments.listReplies, {
      params: { id },
      query: { limit: 50 },
    })
    const seen = content.filter(({ notice }) => notice === null).length
    expect(comment.replies_count).toBe(seen)
    expect(await countOf(eva)).toBe(1 + seen)
  })
})

describe('SEC-75 mails about what was written', () => {
  const blockAgain = ({ client }: TestMember, participant: number, at: number) =>
    client.call(calls.blockWriter, { body: { participant, reason: `Motivo ${at}` } })
  const outboxOf = (stationId: number) =>
    listOutbox({ db: world.database.db, ports: world.ports }, { stationId })

  test('a mailbox gets so many at once, of all stations; all further blocks are one mail with the last', async () => {
    const { station, owner, ana } = await people()
    for (let at = 0; at < 20; at += 1) await blockAgain(owner, ana.id, at)
    const mails = await outboxOf(station.id)
    expect(mails.filter(({ kind }) => kind === 'writing-decided')).toHaveLength(10)
    const [later, ...more] = mails.filter(({ kind }) => kind === 'writer-blocked')
    expect(more).toEqual([])
    expect(later?.nextAttemptAt?.getTime()).toBeGreaterThan(world.ports.clock.now().getTime())
    const whole = await outboxMail(
      { db: world.database.db, ports: world.ports },
      { stationId: station.id, id: later?.id ?? 0 },
    )
    expect(whole?.text).toContain('Motivo 19')
    // Who may write again by then reads that, and not that they may not.
    await owner.client.call(calls.unblockWriter, { params: { id: ana.id } })
    const last = (await outboxOf(station.id)).filter(({ kind }) => kind === 'writer-blocked')
    expect(last.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Você já pode escrever para os outros de novo',
    ])
    const other = await people()
    await world.database.rawSql('update participants set email = $1 where station_id = $2 and id = $3', [
      later?.to,
      other.station.id,
      other.ana.id,
    ])
    await blockAgain(other.owner, other.ana.id, 1)
    expect((await outboxOf(other.station.id)).map(({ kind }) => kind)).toEqual(['writer-blocked'])
  })

  test('decisions beyond are told in one mail that says where they stand', async () => {
    const { station, owner, ana } = await people()
    const { id } = await say(ana, 'Palavras')
    for (let at = 0; at < 8; at += 1) {
      await decide(owner, id, { state: 'hidden', seen: 'shown', reason: `Motivo ${at}` })
      await decide(owner, id, { state: 'shown', seen: 'hidden' })
    }
    const kinds = (await outboxOf(station.id)).map(({ kind, subject }) => `${kind} ${subject.split(':')[0]}`)
    expect(kinds.filter((one) => one.startsWith('writing-decided-later'))).toEqual([
      'writing-decided-later A gestão decidiu sobre outros textos seus',
    ])
    expect(kinds).toHaveLength(11)
  })

  test('no mail goes to a mailbox that nobody proved', async () => {
    const { station, owner, eva } = await people()
    await world.database.rawSql(
      `update participants set status = 'inactive' where station_id = $1 and id = $2`,
      [station.id, eva.id],
    )
    await blockAgain(owner, eva.id, 1)
    expect(await outboxOf(station.id)).toEqual([])
  })
})

describe('SEC-56 who may not write, and words that wait', () => {
  test('a block has a reason and an end; reading and liking go on; it ends by itself or by an owner', async () => {
    const { station, owner, ana, eva } = await people()
    const { id } = await say(eva, 'Oi')
    const ends_at = new Date(world.ports.clock.now().getTime() + 3_600_000).toISOString()
    const block = { participant: ana.id, reason: 'Ofensas repetidas', ends_at }
    for (const _ of ['once', 'again']) await owner.client.call(calls.blockWriter, { body: block })
    for (const call of [() => say(ana, 'Oi'), () => answer(ana, id, 'Oi')])
      await expect(call()).rejects.toMatchObject({
        code: 'forbidden',
        message: expect.stringContaining('Motivo: Ofensas repetidas'),
      })
    await ana.client.call(comments.likeComment, { body: { comment: id } })
    const page = await ana.client.call(comments.listActionComments, { params: { id: 1 } })
    expect(page.block).toEqual({ reason: 'Ofensas repetidas', until: ends_at })
    expect(await mailsOf(station.id)).toHaveLength(1)
    expect(await owner.client.call(calls.listBlockedWriters)).toMatchObject([{ id: ana.id, until: ends_at }])
    world.ports.clock.advance(3_600_001)
    await say(ana, 'Voltei')
    expect(await owner.client.call(calls.listBlockedWriters)).toEqual([])
    await owner.client.call(calls.blockWriter, { body: { participant: ana.id, reason: 'De novo' } })
    await expect(say(ana, 'Oi')).rejects.toMatchObject({ code: 'forbidden' })
    for (const _ of ['once', 'again'])
      await owner.client.call(calls.unblockWriter, { params: { id: ana.id } })
    await say(ana, 'Voltei de vez')
    const mails = await mailsOf(station.id)
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Você já pode escrever para os outros de novo',
      'Você não pode escrever para os outros por enquanto',
      'Você não pode escrever para os outros por enquanto',
    ])
    const told = await outboxMail(
      { db: world.database.db, ports: world.ports },
      { stationId: station.id, id: mails[0]?.id ?? 0 },
    )
    expect(told?.text).toContain('A gestão liberou o que você escreve')
    expect(told?.text).not.toMatch(/motivo|Não concorda/i)
    expect((await owner.client.call(listAudit)).map(({ what }) => what)).toEqual([
      'writer.unblock',
      'writer.block',
      'writer.block',
    ])
    for (const wrong of [
      { ...block, participant: 99 },
      { ...block, participant: owner.id },
      { ...block, ends_at: '2020-01-01T00:00:00Z' },
    ])
      await expect(owner.client.call(calls.blockWriter, { body: wrong })).rejects.toMatchObject({
        code: expect.stringMatching(/not_found|invalid_input/),
      })
  })

  test('a text with one of the words waits: its author sees it with a note, nobody else, until an owner has read it', async () => {
    const { owner, ana, eva } = await people()
    const { id, notice } = await say(ana, 'Isso é G\u0301OLPE!')
    expect(notice).toEqual({ state: 'held', reason: '' })
    expect(await read(eva)).toEqual([])
    expect(await countOf(ana)).toBe(0)
    expect(await list(owner)).toMatchObject([{ id, state: 'held', reports_count: 0 }])
    await decide(owner, id, { state: 'shown', seen: 'held' })
    expect(await read(eva)).toMatchObject([{ id, notice: null }])
    expect(await countOf(eva)).toBe(1)
    await say(ana, 'Golpearam a bola')
    expect(await read(eva)).toHaveLength(2)
  })

  test('owners change the list, once each, not over another’s change', async () => {
    const { owner, ana, eva } = await people()
    const { words, tag } = await owner.client.call(calls.getHeldWords)
    expect(words).toEqual(['Golpe', 'pirâmide'])
    const body = { words: ['bet', ' dinheiro fácil '], seen: tag }
    const saved = await owner.client.call(calls.saveHeldWords, { body })
    expect(saved.words).toEqual(['bet', 'dinheiro fácil'])
    expect((await owner.client.call(calls.saveHeldWords, { body })).tag).toBe(saved.tag)
    await expect(
      owner.client.call(calls.saveHeldWords, { body: { words: [], seen: tag } }),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect((await owner.client.call(listAudit)).map(({ what }) => what)).toEqual(['words.save'])
    await say(ana, 'Dinheiro, fácil!')
    await say(ana, 'Golpe')
    expect(await read(eva)).toMatchObject([{ description: 'Golpe' }])
  })
})
