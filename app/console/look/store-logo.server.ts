import { addLogo } from '#contract/console/endpoints.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import type { StoreFile } from '../fields/read-form.server.ts'
import { storedOr } from '../owner/store-file.server.ts'

/** Stores the logos of a look, the one of the top with every form and icon of it. The API puts those that are seen on the colours. */
export const storeLogo =
  (context: PortalContext): StoreFile =>
  ({ name }, file, { remove_background }) =>
    storedOr(async () => {
      const fields = { remove_background: String(remove_background === 'on') }
      const logo = await context.api.call(addLogo, { upload: { file, fields } })
      if (name === 'footerLogo') return { address: logo.image }
      const { image, favicon, plate = '' } = logo
      const also = { secondaryLogo: image, footerLogo: image, favicon, logoPlate: plate }
      return { address: logo.on_light, also }
    })
