import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { listPlans } from '#contract/commerce/plans/endpoints.ts'
import {
  getCaptchaChallenge,
  listBenefits,
  listPublicActions,
  listSections,
} from '#contract/site/public/endpoints.ts'
import { brandGround } from '#themes/theme-style.ts'
import { redirectMember } from '../../session/member.server.ts'
import { asksAge } from '../../station/consent.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Container } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Benefits } from './landing/benefits.tsx'
import { Hero } from './landing/hero.tsx'
import { heroData } from './landing/hero-data.ts'
import { LandingSection } from './landing/landing-section.tsx'
import * as css from './landing/section-frame.css.ts'
import { sectionLooks } from './landing/section-look.ts'
import { portalSectionOf } from './landing/types/index.ts'
import type { loader as layoutLoader } from './layout.tsx'
import { tolerantLoads, visitorCacheUntil } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import { sectionAnchors } from './site-menu.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta(args, { title: null, image: data?.image })
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Cards of the activities section; the rest waits behind the sign-up. */
const maxCards = 12

/**
 * Loads the landing page of visitors (PUB-01); members go home, unless `?visita` asks for the site as visitors see it.
 * A part that fails leaves the rest usable (TEN-11).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id, config } = requireStation(context)
  // Members are asked here too (CON-02).
  const isVisit = new URL(request.url).searchParams.has('visita')
  if (!isVisit && !asksAge(config, request.headers.get('cookie'))) await redirectMember(context)
  const { api } = context
  const ofStation = { query: { 'where[station_id]': id } }
  const load = tolerantLoads(context)
  const [sections, actions, plans, benefits, challenge] = await Promise.all([
    load.or(api.call(listSections, ofStation), []),
    load.or(api.call(listPublicActions, { params: { stationId: id } }), { response: [], changes_at: null }),
    load.or(api.call(listPlans, ofStation), []),
    load.or(api.call(listBenefits, ofStation), []),
    load.or(api.call(getCaptchaChallenge), { startedAt: '', provider: 'self-hosted' as const, level: 0 }),
  ])
  const looks = sectionLooks(sections, config.brand)
  return data(
    {
      hero: heroData(config),
      ground: brandGround(config.brand),
      sections: sections.map((section, index) => ({
        section,
        look: looks[index] ?? { tone: 'page' as const },
      })),
      actions: actions.response.slice(0, maxCards),
      plans,
      benefits,
      startedAt: challenge.startedAt,
      isComplete: load.isComplete(),
      image: config.images.social ?? config.images.header[0]?.image ?? null,
    },
    { headers: visitorCacheUntil(actions.changes_at) },
  )
}

export default function Landing() {
  const { hero, ground, sections, actions, plans, benefits, startedAt, isComplete } =
    useLoaderData<typeof loader>()
  const settings = useRouteLoaderData<typeof layoutLoader>('site/public/layout')?.settings
  const anchors = sectionAnchors(
    sections.map(({ section }) => section),
    settings?.aboutList.content ?? [],
  )
  const after = sections.findIndex(({ section }) => portalSectionOf(section.type_id).isAfterBenefits)
  const before = after < 0 ? sections.length : after
  const shown = sections.map(({ section, look }) => (
    <LandingSection
      key={section.id}
      section={section}
      look={look}
      anchors={anchors.get(section.id) ?? []}
      data={{ actions, plans, startedAt }}
    />
  ))
  return (
    <>
      <Hero hero={hero} ground={ground} />
      {isComplete ? null : <LoadNotice />}
      {shown.slice(0, before)}
      <Benefits benefits={benefits} />
      {shown.slice(before)}
    </>
  )
}

/** Says that something is missing, and offers to ask again (GAP-98). */
const LoadNotice = () => (
  <Container className={css.notice}>
    <Alert
      tone="warning"
      title={texts.errors.load}
      action={
        <TextLink href="/" reload>
          {texts.errors.retry}
        </TextLink>
      }
    />
  </Container>
)
