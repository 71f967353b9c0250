import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedAccountability } from '#contract/console/documents/endpoints.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { loadEntries } from '../entries/entry-routes.server.ts'
import { accountability as area } from './area.ts'
import { texts } from './texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadEntries(args, area, managedAccountability.list)

/** All documents of accountability, the newest year first (TRA-01). */
export default function ManagedAccountability() {
  const { list, ...asked } = useLoaderData<typeof loader>()
  const entries = list.map(({ year, ...one }) => ({ ...one, about: year ?? texts.noYear }))
  return <EntryList nav={area.nav} words={texts} entries={entries} {...asked} />
}
