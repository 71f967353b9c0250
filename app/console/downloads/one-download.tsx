import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedDownloads } from '#contract/console/documents/endpoints.ts'
import { downloadInputSchema, mostDocumentBytes } from '#contract/console/documents/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { TextLink } from '../../ui/link.tsx'
import { EntryPage, entryTitle } from '../entries/entry-page.tsx'
import { entryRoutes } from '../entries/entry-routes.server.ts'
import { storeDocument } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { downloads as area } from './area.ts'
import { fields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(entryTitle(texts))

export const handle: PageHandle = { takesFile: 'team', mostFileBytes: mostDocumentBytes }

const routes = () =>
  entryRoutes({
    ...{ area, calls: managedDownloads, schema: downloadInputSchema, fields, words: texts },
    headOf: ({ title }) => ({ name: title }),
    storeFile: storeDocument,
  })

export const loader = (args: LoaderFunctionArgs) => routes().load(args)

export const action = (args: ActionFunctionArgs) => routes().answer(args)

/** One of them: its words and its file (NWS-03). */
export default function OneManagedDownload() {
  const loaded = useLoaderData<typeof loader>()
  const { entry } = loaded
  const file = entry && (
    <TextLink href={`/homepage/downloads/${entry.id}/arquivo`} kind="stand" icon="download" reload>
      {texts.openFile}
    </TextLink>
  )
  return <EntryPage href={area.nav.href} words={texts} fields={fields} loaded={loaded} more={file} />
}
