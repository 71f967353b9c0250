import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { allJobs } from '#api/all-jobs.ts'
import { embeddedConnection } from '#api/platform/db/client.ts'
import { createMemoryDatabase } from '#api/platform/db/embedded.ts'
import { prepareTemplate, templateInputs } from './template.ts'

const root = path.resolve(import.meta.dirname, '../..')

async function templateHash(): Promise<string> {
  const hash = createHash('sha256').update(allJobs.map((job) => job.name).join())
  for (const folder of templateInputs) {
    const files = (await readdir(path.join(root, folder), { recursive: true }))
      .filter((name) => /\.(sql|json)$/.test(name))
      .sort()
    for (const name of files) hash.update(name).update(await readFile(path.join(root, folder, name)))
  }
  return hash
    .update(await readFile(path.join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16)
}

/** Migrates an embedded database once and keeps its files in `.cache/`: cloning them takes a fraction of the time. */
export default async function setup(project: TestProject): Promise<void> {
  const file = path.join(root, '.cache', `test-database-${await templateHash()}.tar`)
  if (!existsSync(file)) {
    const client = await createMemoryDatabase()
    await prepareTemplate(embeddedConnection({ client, close: async () => {} }))
    const dump = await client.dumpDataDir('none')
    await client.close()
    await mkdir(path.dirname(file), { recursive: true })
    const aside = `${file}.${process.pid}`
    await writeFile(aside, Buffer.from(await dump.arrayBuffer()))
    await rename(aside, file)
  }
  project.provide('embeddedTemplate', file)
  project.provide('postgres', undefined)
}
