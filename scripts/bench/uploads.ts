import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'
import sharp from 'sharp'
import { largeGif } from '#tests/fixtures/large-gif.ts'
import type { BenchServer } from './bench-server.ts'
import { type Load, load, printLoad } from './load.ts'
import { addPeople, cookieOf, openSessions, stationId, withDemoData } from './seeded-data.ts'

const uploaders = 8
const seconds = 8
/** The most by which the slowest page in a hundred may slow down while pictures come in (SEC-03), as a factor. */
const budget = 3

/** Measures what others feel while owners upload: p99 of a member's home with and without eight uploads at all times. */
export async function measureUploads(): Promise<void> {
  const photo = await makePhoto()
  const pictures = { 'photos of 12 million pixels': photo, 'GIFs of 9 million pixels': largeGif(3000) }
  await withDemoData(async ({ seed, serve }) => {
    let [reader, ...owners]: string[] = []
    await seed(async (sql) => {
      await addPeople(sql, 'dono', uploaders + 1)
      await sql(
        `update participants set role = 'owner' where station_id = ${stationId} and email like 'dono%'`,
      )
      ;[reader, ...owners] = await openSessions(sql, "email like 'dono%'")
    })
    await serve(async (server) => {
      const read = () => load(server.at('fan', '/homepage'), { seconds, headers: cookieOf(reader) })
      await load(server.at('fan', '/homepage'), { amount: 60, headers: cookieOf(reader) })
      const alone = await read()
      printLoad('/homepage alone', alone)
      for (const [name, file] of Object.entries(pictures))
        printBeside(name, alone, ...(await Promise.all([read(), upload(server, owners, file)])))
    })
  })
}

function printBeside(name: string, alone: Load, beside: Load, uploads: autocannon.Result): void {
  printLoad(`/homepage beside ${name}`, beside)
  const ratio = beside.p99 / alone.p99
  const sent = `${uploads['2xx']} taken, ${uploads['4xx']} refused, ${uploads['5xx']} asked to wait`
  console.log(`  p99 ${ratio.toFixed(2)} times (budget ${budget})   uploads: ${sent}`)
}

/** Starts eight owners who each send the next picture as soon as the last is answered. */
async function upload(server: BenchServer, owners: string[], file: Buffer): Promise<autocannon.Result> {
  let at = 0
  return autocannon({
    url: `http://127.0.0.1:${server.port}/api/management/images`,
    connections: uploaders,
    duration: seconds,
    timeout: 60,
    method: 'POST',
    body: formOf(file),
    requests: [
      {
        setupRequest(request) {
          at += 1
          const authorization = `Bearer ${owners[at % owners.length] ?? ''}`
          const host = `fan.localhost:${server.port}`
          return {
            ...request,
            headers: { host, authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
          }
        },
      },
    ],
  })
}

const boundary = 'a-picture'

/** Writes a file as a browser sends it: autocannon sends bytes, not forms. */
const formOf = (file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

/** Makes a photo with grain as a camera makes it, which compresses badly. */
function makePhoto(): Promise<Buffer> {
  const [width, height] = [1000, 750]
  const raw = { width, height, channels: 3 as const }
  return sharp(randomBytes(width * height * 3), { raw })
    .resize(4000, 3000)
    .jpeg({ quality: 40 })
    .toBuffer()
}
