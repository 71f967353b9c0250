import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { RawSql } from '#api/platform/db/client.ts'
import { postVideoBytes } from '#contract/activities/wall/limits.ts'
import { box, mp4 } from '#tests/fixtures/film.ts'
import type { BenchServer } from './bench-server.ts'
import { measurePage, printPair } from './measure-page.ts'
import { addPeople, cookieOf, openSessions, stationId, withDemoData } from './seeded-data.ts'

const posts = 100_000
/** The number of likes of each post. */
const likes = 10
const comments = 3
/** The wall may cost so much more with all of them than with ten posts. */
const cpuBudget = 1.2
/** Megabytes that three videos of 200 MB may take at once (SEC-66). */
const memoryBudget = 60

/** Measures the wall with ten posts and with a hundred thousand, and what three of the largest videos take while they come. */
export async function measureFeed(): Promise<void> {
  await withDemoData(async ({ seed, serve }) => {
    let tokens: string[] = []
    await seed(async (sql) => {
      await addPeople(sql, 'mural', likes)
      tokens = await openSessions(sql, "email like 'mural%'")
      await sql(`delete from posts where station_id = ${stationId}`)
      await addPosts(sql, { from: 1, to: 10 })
    })
    const path = '/homepage/feed'
    const measure = () => serve((server) => measurePage(server, { path, headers: cookieOf(tokens[0]) }))
    const few = await measure()
    await seed((sql) => addPosts(sql, { from: 11, to: posts }))
    const many = await measure()
    printPair(
      `${path}, 10 and ${posts} posts, ${posts * likes} likes, ${posts * comments} comments`,
      few,
      many,
    )
    const isSame = few.queries === many.queries ? 'the same queries' : 'OTHER QUERIES'
    console.log(`  budget ${cpuBudget} times the CPU, ${isSame}`)
    await serve((server) => measureVideos(server, tokens))
  })
}

/** Adds posts of everybody in turns, each liked and commented by so many, with the counters that belong to them. */
async function addPosts(sql: RawSql, { from, to }: { from: number; to: number }): Promise<void> {
  const people = `(select id, row_number() over (order by id) - 1 as place from participants
    where station_id = ${stationId} and email like 'mural%')`
  const numbers = `generate_series(${from}, ${to}) n`
  await sql(`
    insert into posts (station_id, id, participant_id, description, state, idempotency_key, input_digest, created_at)
    select ${stationId}, 500000 + n, people.id, 'Post ' || n, 'shown', 'bench-' || n, '', now()
    from ${numbers} join ${people} people on people.place = n % ${likes}`)
  await sql(`
    insert into post_likes (station_id, post_id, participant_id, created_at)
    select ${stationId}, 500000 + n, people.id, now() from ${numbers}, ${people} people`)
  await sql(`
    insert into post_tallies (station_id, post_id, likes) select ${stationId}, 500000 + n, ${likes} from ${numbers}`)
  await sql(`
    insert into comments (station_id, post_id, participant_id, description, state, idempotency_key, input_digest, created_at)
    select ${stationId}, 500000 + n, people.id, 'Comentário', 'shown', 'bench-' || n, '', now()
    from ${numbers} join ${people} people on people.place < ${comments}`)
  await sql(`
    insert into comment_counts (station_id, post_id, comments)
    select ${stationId}, 500000 + n, ${comments} from ${numbers}`)
}

async function measureVideos(server: BenchServer, tokens: string[]): Promise<void> {
  await sendVideo(server, tokens[0], 5_000_000)
  const atRest = residentMb(server)
  let most = atRest
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(server))
  }, 50)
  const sent = await Promise.all(tokens.slice(0, 3).map((token) => sendVideo(server, token, postVideoBytes)))
  clearInterval(watch)
  const taken = sent.filter((code) => code === 200).length
  const grown = Math.round(most - atRest)
  console.log(`three videos of ${postVideoBytes / 1_000_000} MB at once: ${taken} taken`)
  console.log(`  ${Math.round(atRest)} MB before, ${grown} MB more at most (budget ${memoryBudget})`)
}

const residentMb = ({ pid }: BenchServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Sends a film of so many bytes as the script of the wall does, piece by piece; answers the status. */
function sendVideo(server: BenchServer, token: string | undefined, bytes: number): Promise<number> {
  const boundary = 'a-film'
  const part = (name: string, rest = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`
  const head = Buffer.from(
    `${part('mural')}postar\r\n${part('description')}Um filme\r\n${part('video', '; filename="a.mp4"')}`,
  )
  const film = mp4()
  const emptyBytes = bytes - film.length
  const empty = box('free')
  empty.writeUInt32BE(emptyBytes)
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  const host = `fan.localhost:${server.port}`
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        port: server.port,
        path: '/homepage/feed/video',
        method: 'POST',
        headers: {
          host,
          origin: `http://${host}`,
          ...cookieOf(token),
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': head.length + bytes + end.length,
        },
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    )
    sending.on('error', reject)
    for (const one of [head, film, empty]) sending.write(one)
    let left = emptyBytes - empty.length
    const piece = Buffer.alloc(64 * 1024)
    const go = () => {
      while (left > 0) {
        const next = piece.subarray(0, Math.min(left, piece.length))
        left -= next.length
        if (!sending.write(next)) return void sending.once('drain', go)
      }
      sending.end(end)
    }
    go()
  })
}
