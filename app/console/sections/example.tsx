import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'
import { plans as plansType } from '#contract/sections/plans.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { LandingSection } from '../../site/public/landing/landing-section.tsx'
import { sectionLooks } from '../../site/public/landing/section-look.ts'
import { requireStation } from '../../station/require-station.ts'
import { srOnly } from '../../ui/global.css.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import * as css from './example.css.ts'
import { exampleActions, examplePlans, exampleSection } from './examples.ts'
import { texts } from './texts.ts'
import { sectionFormOf, sectionTypeNames } from './types/index.ts'

export const meta: MetaFunction = () => [
  { title: texts.gallery.title },
  { name: 'robots', content: 'noindex' },
]

/** A picture of a section: nothing of it runs. */
export const handle: PageHandle = { hydrate: false }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const typeId = Number(args.params.type)
  const form = sectionFormOf(typeId)
  if (!form) throw new Response(null, { status: 404 })
  const { config } = requireStation(args.context)
  const section = exampleSection(form.contract, config.images)
  const [look = { tone: 'page' as const }] = sectionLooks([section], config.brand)
  const offered = typeId === plansType.id ? await api.call(listPlans, { query: {} }) : []
  const plans = offered.length > 0 ? offered : examplePlans
  return { section, look, plans, actions: exampleActions(config.images) }
}

/** One type of section with sample content, as the landing page of the station shows it. */
export default function Example() {
  const { section, look, plans, actions } = useLoaderData<typeof loader>()
  return (
    // React 18 does not know `inert`.
    <div className={css.example} {...{ inert: '' }}>
      <h1 className={srOnly}>{sectionTypeNames[section.type_id]}</h1>
      <LandingSection section={section} look={look} anchors={[]} data={{ plans, actions, startedAt: '' }} />
    </div>
  )
}
