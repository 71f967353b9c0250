import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedAccountability } from '#contract/console/documents/endpoints.ts'
import { accountabilityInputSchema, mostDocumentBytes } from '#contract/console/documents/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { TextLink } from '../../ui/link.tsx'
import { EntryPage, entryTitle } from '../entries/entry-page.tsx'
import { entryRoutes } from '../entries/entry-routes.server.ts'
import { storeDocument } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { accountability as area } from './area.ts'
import { fields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(entryTitle(texts))

export const handle: PageHandle = { takesFile: 'team', mostFileBytes: mostDocumentBytes }

const routes = () =>
  entryRoutes({
    ...{ area, calls: managedAccountability, schema: accountabilityInputSchema, fields, words: texts },
    headOf: ({ name }) => ({ name }),
    storeFile: storeDocument,
  })

export const loader = (args: LoaderFunctionArgs) => routes().load(args)

export const action = (args: ActionFunctionArgs) => routes().answer(args)

/** One of them: its words and its file (TRA-01). */
export default function OneManagedAccountability() {
  const loaded = useLoaderData<typeof loader>()
  const { entry } = loaded
  const href = `/homepage/prestacao-de-contas/${entry?.id}/arquivo`
  const file = entry && (
    <TextLink href={href} kind="stand" icon="download" reload>
      {texts.openFile}
    </TextLink>
  )
  return <EntryPage href={area.nav.href} words={texts} fields={fields} loaded={loaded} more={file} />
}
