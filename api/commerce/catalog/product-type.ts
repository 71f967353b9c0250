import { type ProductsBody, productsBody, products as type } from '#contract/activity-types/products.ts'
import type { ActivityType } from '../../activities/participation/index.ts'

/** Type 14: products for the cart. An order that was paid is the participation (ACT-14, GAP-61). */
export const productType: ActivityType<ProductsBody> = { contract: type, body: productsBody.schema }
