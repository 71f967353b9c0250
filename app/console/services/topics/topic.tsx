import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedTopics } from '#contract/console/topics/endpoints.ts'
import { EntryPage, entryTitle } from '../../entries/entry-page.tsx'
import { entryRoutes } from '../../entries/entry-routes.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { services } from '../area.ts'
import { topicFields } from './fields.ts'
import { texts } from './texts.ts'
import { linesOf, topicFormSchema } from './topic-form.ts'

export const meta = consoleMeta<typeof loader>(entryTitle(texts))

const href = '/gestao/consultas/temas'

const routes = () =>
  entryRoutes({
    ...{ area: services, calls: managedTopics, schema: topicFormSchema, fields: topicFields },
    ...{ href, words: texts },
    headOf: ({ title }) => ({ name: title }),
    shown: (topic) => linesOf(topic),
    usual: () => ({ published: true }),
  })

export const loader = (args: LoaderFunctionArgs) => routes().load(args)

export const action = (args: ActionFunctionArgs) => routes().answer(args)

/** One topic of interest: written, ordered, published (PLS-02). */
export default function ManagedTopic() {
  return <EntryPage href={href} words={texts} fields={topicFields} loaded={useLoaderData<typeof loader>()} />
}
