import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getPlan } from '#contract/commerce/plans/endpoints.ts'
import { Benefits, Given } from '../../commerce/plans/plan-card.tsx'
import { allBenefits, planContract } from '../../commerce/plans/plan-price.ts'
import { Price } from '../../commerce/plans/price.tsx'
import { routeId } from '../../routing/route-id.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { BackLink } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { visitorCache } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import * as css from './plan.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta(args, {
    title: data?.plan.name ?? texts.errors[404].title,
    description: data?.plan.description,
    image: data?.plan.image,
  })
export const headers: HeadersFunction = () => visitorCache

export async function loader({ context, params }: LoaderFunctionArgs) {
  const station = requireStation(context)
  const id = routeId(params.id)
  return {
    plan: await context.api.call(getPlan, { params: { id }, query: { 'where[station_id]': station.id } }),
  }
}

/** Shows a plan with everything it includes; its button goes to the sign-up (PUB-18). */
export default function PlanDetail() {
  const { plan } = useLoaderData<typeof loader>()
  const { behaviour } = useStation()
  return (
    <Container className={css.page}>
      <BackLink href="/#plans" label={texts.plans.crumb} />
      <div className={css.columns}>
        <div className={css.head}>
          {plan.is_highlighted ? (
            <div>
              <Badge tone="accent" icon="star">
                {texts.plans.popular}
              </Badge>
            </div>
          ) : null}
          <Heading level={1}>{plan.name}</Heading>
          {plan.description ? <Text kind="lead">{plan.description}</Text> : null}
        </div>
        <aside className={css.summary} aria-label={plan.name}>
          <Price plan={plan} />
          <Text>{planContract(plan)}</Text>
          {plan.purchase_text ? <Text className={css.purchase}>{plan.purchase_text}</Text> : null}
          <ButtonLink href="/cadastrar" size="large" width="full">
            {texts.plans.subscribe}
          </ButtonLink>
          {plan.amount === null && behaviour.enterprisePlan ? (
            <ButtonLink href="/suporte-enterprise" variant="quiet" width="full">
              {texts.plans.enterprise.action}
            </ButtonLink>
          ) : null}
        </aside>
        <div className={css.body}>
          {plan.image ? (
            <Picture
              {...pictureSource(plan.image, {
                shape: 'square',
                sizes: '(min-width: 64rem) 40rem, calc(100vw - 2rem)',
              })}
              alt=""
              className={css.picture}
              priority
            />
          ) : null}
          <section className={css.included} aria-labelledby="inclui">
            <Heading level={2} id="inclui">
              {texts.plans.included}
            </Heading>
            <Given gives={plan.gives} />
            <Benefits list={allBenefits(plan)} hasMore={false} />
          </section>
        </div>
      </div>
    </Container>
  )
}
