import { asc, isNull } from 'drizzle-orm'
import { accessOf } from '#contract/stations/registry/gates.ts'
import type { Station } from '#contract/stations/registry/schemas.ts'
import { plans } from '../../commerce/plans/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'

/** Public data of the call's station under the specification's names (TEN-02). */
export async function getStationData(ctx: ApiContext, urls: UrlSettings): Promise<Station> {
  const { config } = ctx.station
  const offered = await ctx.db
    .select({ id: plans.id, name: plans.name })
    .from(plans)
    .where(inStation(plans, ctx, isNull(plans.deletedAt)))
    .orderBy(asc(plans.position))
  const url = stationUrl(ctx.station, urls)
  const { establishment: company, features, images } = config
  return {
    id: ctx.station.id,
    name: config.name,
    url,
    domain: new URL(url).host,
    ios: config.apps.ios ?? null,
    android: config.apps.android ?? null,
    has_app: config.apps.hasApp,
    has_majority_security: config.majoritySecurity,
    address: config.contact.address,
    contact_mail: config.contact.mail ?? null,
    createdAt: config.createdAt,
    banner_image: images.banner ?? null,
    logo_image: images.primaryLogo ?? null,
    favicon_image: images.favicon ?? null,
    main_brand_color: config.brand.colors.primary,
    currency_multiplier: config.currency.multiplier,
    currency_name: config.currency.name,
    currency_name_position: config.currency.position,
    public: config.public,
    ...accessOf((feature) => features[feature]),
    plans: offered,
    establishment: company
      ? {
          cnpj: company.cnpj,
          full_social_name: company.fullSocialName,
          address: { city: company.city, line_1: company.line1, line_2: company.line2 },
        }
      : null,
  }
}
