import type { RawSql } from '#api/platform/db/client.ts'
import { asCrowd, type Question } from './crowd.ts'
import { type Load, printLoad } from './load.ts'
import { measureFirstLook, measurePage, printPair } from './measure-page.ts'
import { addActivity, participation } from './participations.ts'
import { addPeople, cookieOf, openSessions, stationId, withDemoData } from './seeded-data.ts'

/** Rows of answers: each of the people answers two choices, a choice of several and a text. */
const [few, many] = [100, 100_000]
const perPerson = 5
/** The results of many may cost so much more than those of few. */
const cpuBudget = 3
const people = 1_000
const seconds = 6

const activityId = 300_100
const options = [1, 2, 3, 4].map((id) => ({ id, label: `Opção ${id}` }))
const research = {
  questions: [
    { id: 1, question: 'Como foi?', type: 1, options },
    { id: 2, question: 'E depois?', type: 1, options },
    { id: 3, question: 'O que mais?', type: 5, options },
    { id: 4, question: 'Conte.', type: 3, options: [] },
  ],
  feedbacks: [],
}

/** Results of a hundred answers and of a hundred thousand; then answers beside plain participations, over HTTP. */
export async function measureResearch(): Promise<void> {
  await withDemoData(async ({ seed, serve }) => {
    let tokens: string[] = []
    let owner: string | undefined
    await seed(async (sql) => {
      await addPeople(sql, 'pesquisa', Math.max(people, many / perPerson))
      await addResearch(sql)
      await addActivity(sql)
      tokens = (await openSessions(sql, `email like 'pesquisa%'`)).slice(0, people)
      ;[owner] = await openSessions(sql, `role = 'owner'`)
      await addAnswers(sql, { from: 1, to: few / perPerson })
    })
    const path = `/gestao/atividades/${activityId}/resultados`
    const page = { path, headers: cookieOf(owner) }
    const as = (at: number) => ({ authorization: `Bearer ${tokens[at % tokens.length] ?? ''}` })
    /** Measures a research. `from`: the answers that are sent in between have keys of their own. */
    const measure = (from: number) =>
      serve(async (server) => {
        const kept = await measurePage(server, page)
        const first = await measureFirstLook(server, page, (at) => answering(from + at, as(from + at)))
        return { kept, first }
      })
    const short = await measure(2_000_000)
    await seed((sql) => addAnswers(sql, { from: few / perPerson + 1, to: many / perPerson }))
    const long = await measure(3_000_000)
    printPair(`${path}, ${few} and ${many} answers`, short.kept, long.kept)
    console.log(`  budget ${cpuBudget} times the CPU`)
    printFirst('few', short.first)
    printFirst('many', long.first)
    const times = (long.first.cpuMs / short.first.cpuMs).toFixed(2)
    console.log(`  CPU ${times} times at the first look after an answer, budget ${cpuBudget}`)
    await serve(async (server) => {
      const crowd = (ask: (at: number) => Question): Promise<Load> =>
        asCrowd(server, { duration: seconds }, ask)
      await asCrowd(server, { duration: 2 }, (at) => participation(at + 1_000_000, as(at)))
      const plain = await crowd((at) => participation(at, as(at)))
      const answered = await crowd((at) => answering(at, as(at)))
      printLoad('participations, API', plain)
      printLoad('answers to four questions, API', answered)
      console.log(`  ${(answered.perSecond / plain.perSecond).toFixed(2)} times as many`)
    })
  })
}

const printFirst = (name: string, { cpuMs, ms }: { cpuMs: number; ms: number }) =>
  console.log(
    `  ${name.padEnd(6)}${cpuMs.toFixed(0)} ms of CPU, ${ms.toFixed(0)} ms for the first look after an answer`,
  )

const answering = (at: number, headers: Record<string, string>): Question => ({
  method: 'POST',
  path: '/api/answer',
  body: JSON.stringify({
    action: activityId,
    answers: [
      { question: 1, options: [1 + (at % 4)] },
      { question: 2, options: [1 + (at % 3)] },
      { question: 3, options: [1, 2 + (at % 3)] },
      { question: 4, answer: 'Gostei muito.' },
    ],
  }),
  headers: { ...headers, 'idempotency-key': `bench-answer-${at}`, 'content-type': 'application/json' },
})

/** Adds a survey of four questions that may be answered without end, with the version that was asked. */
async function addResearch(sql: RawSql): Promise<void> {
  const body = JSON.stringify({ research })
  await sql(
    `insert into activities (station_id, id, type_id, name, description, rules, points_h, additional_cashback_h,
      participation_start, participation_end, feedback, comments_and_likes, familiar_voucher, priority, click_me_label,
      is_public, status, videos, body)
    values (${stationId}, ${activityId}, 8, 'Pesquisa', '', '', 100, 0, now() - interval '1 day', now() + interval '1 day',
      '', false, false, 1, 'Participar', false, 'published', '[]', $1::jsonb)`,
    [body],
  )
  await sql(
    `insert into research_versions (station_id, activity_id, version, digest, research, created_at)
    values (${stationId}, ${activityId}, 1, 'bench', $1::jsonb, now())`,
    [JSON.stringify(research)],
  )
}

/** Adds the answers of these people over the last three months: a row for each option, and one for the text. */
async function addAnswers(sql: RawSql, { from, to }: { from: number; to: number }): Promise<void> {
  const numbers = `generate_series(${from}, ${to}) n`
  const at = `now() - (n % 90) * interval '1 day' - (n % 1440) * interval '1 minute'`
  await sql(`
    insert into participations (station_id, id, activity_id, participant_id, idempotency_key, earned_h, data, created_at)
    select ${stationId}, 700000 + n, ${activityId}, people.id, 'bench-answered-' || n, 100, '{"version":1}', ${at}
    from ${numbers} join (
      select id, row_number() over (order by id) as place from participants
      where station_id = ${stationId} and email like 'pesquisa%') people on people.place = n`)
  await sql(`
    insert into research_responses (station_id, id, activity_id, version, participation_id, author, created_at)
    select ${stationId}, 700000 + n, ${activityId}, 1, 700000 + n, 'user', ${at} from ${numbers}`)
  await sql(`
    insert into research_answers (station_id, response_id, question_id, option_id, activity_id, version, text)
    select ${stationId}, 700000 + n, question, option, ${activityId}, 1, case when option = 0 then 'Gostei ' || n end
    from ${numbers}, lateral (values (1, 1 + n % 4), (2, 1 + n % 3), (3, 1), (3, 2 + n % 3), (4, 0)) chosen (question, option)`)
}
