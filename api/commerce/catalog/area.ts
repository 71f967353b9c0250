import { foundOthers } from '../../activities/home/index.ts'
import { bringTypes, shownToMember } from '../../activities/participation/index.ts'
import type { Area } from '../../platform/area.ts'
import { productsFound } from './found-products.ts'
import { catalogRoutes } from './http.ts'
import { productType } from './product-type.ts'
import { showLeft } from './stock.ts'

export const catalogArea: Area = {
  routes: catalogRoutes,
  extensions: [
    bringTypes(productType),
    shownToMember.answeredBy(showLeft),
    foundOthers.answeredBy(productsFound),
  ],
}
