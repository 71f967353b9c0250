import { openDatabase, StartError } from '#api/platform/db/client.ts'
import { lockFolder } from '#api/platform/db/folder-lock.ts'

/**
 * A process for tests that kill it: opens the embedded database in the folder it is given, writes numbers into a table
 * and prints each one after its commit was answered; with `lock` it only holds the folder's lock. Prints the reason and
 * ends with 1 when it may not start.
 */
const [dataDir = '', mode] = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`${line}\n`)
try {
  if (mode === 'lock') {
    await lockFolder(dataDir)
    print('open')
    await new Promise((resolve) => setTimeout(resolve, 600_000))
  }
  const { rawSql } = await openDatabase({ dataDir })
  await rawSql('create table if not exists numbers (n int primary key)')
  print('open')
  for (let n = 1; ; n += 1) {
    await rawSql('insert into numbers values ($1)', [n])
    print(String(n))
  }
} catch (error) {
  print(error instanceof StartError ? error.message : `unexpected: ${error}`)
  process.exit(1)
}
