import { z } from 'zod'
import { assetField } from '../../content-fields.ts'

/** The pictures of a station, each at an address of this form. */
export const imagesWith = <Address extends z.ZodType<string, string>>(address: Address) =>
  z.strictObject({
    primaryLogo: address.optional(),
    secondaryLogo: address.optional(),
    footerLogo: address.optional(),
    /** The plate under logos that would not be seen bare; the owner saw both. Absent: the one that shows them better. */
    logoPlate: z.enum(['light', 'dark']).optional(),
    favicon: address.optional(),
    banner: address.optional(),
    navbar: address.optional(),
    social: address.optional(),
    /** Header slides of the landing page (PUB-13). */
    header: z
      .array(
        z.strictObject({
          image: address,
          alt: z.string().default(''),
          title: z.string().optional(),
          text: z.string().optional(),
        }),
      )
      .default([]),
  })

export const imagesSchema = imagesWith(assetField)
