import { resolve } from 'node:path'
import type { Settings } from '#server/environment.ts'

type Where = Pick<Settings, 'databaseUrl' | 'dataDir' | 's3'>

/** Gives the database and the place of files that a command works on, in words for the person at the terminal. No secrets. */
export function nameWorld({ databaseUrl, dataDir, s3 }: Where): string {
  const database = databaseUrl ? postgresName(databaseUrl) : `embutido em ${resolve(dataDir, 'db')}`
  const files = s3 ? `bucket ${s3.bucket} em ${s3.endpoint ?? s3.region}` : resolve(dataDir, 'files')
  return `Banco: ${database}\nArquivos: ${files}`
}

function postgresName(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'Postgres de DATABASE_URL'
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `Postgres ${decodeURIComponent(pathname.slice(1))} em ${host || searchParams.get('host') || 'localhost'}`
}
