import { ButtonLink } from '../../../ui/button.tsx'
import { codesAddress, locationsAddress, productsAddress, stockAddress } from './addresses.ts'
import { texts } from './texts.ts'

/** The pages of what an activity sells. */
export const ShopDoors = ({ id }: { id: number }) => (
  <>
    <ButtonLink href={productsAddress(id)} variant="secondary" icon="cart">
      {texts.door}
    </ButtonLink>
    <MoreShopDoors id={id} />
  </>
)

/** The same, on the page of the products. */
export const MoreShopDoors = ({ id }: { id: number }) => (
  <>
    <ButtonLink href={locationsAddress(id)} variant="secondary" icon="mapPin">
      {texts.locations.door}
    </ButtonLink>
    <ButtonLink href={codesAddress(id)} variant="secondary" icon="ticket">
      {texts.codes.door}
    </ButtonLink>
    <ButtonLink href={stockAddress(id)} variant="secondary" icon="activities">
      {texts.stockPage.door}
    </ButtonLink>
  </>
)
