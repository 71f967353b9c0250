import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedDownloads } from '#contract/console/documents/endpoints.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { loadEntries } from '../entries/entry-routes.server.ts'
import { downloads as area } from './area.ts'
import { texts } from './texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadEntries(args, area, managedDownloads.list)

/** All files for members, drafts too, newest first (NWS-03). */
export default function ManagedDownloads() {
  const { list, ...asked } = useLoaderData<typeof loader>()
  const entries = list.map(({ title, subtitle, ...one }) => ({ ...one, name: title, about: subtitle }))
  return <EntryList nav={area.nav} words={texts} entries={entries} {...asked} />
}
