import { z } from 'zod'

/** A fuel campaign that is on (D3§3). `volume` in litres, `valor` in reais; days as YYYY-MM-DD, the last one included. */
export const fuelCampaignSchema = z.object({
  id: z.number(),
  campanha: z.object({ nomeCampanha: z.string(), descricao: z.string(), imagem: z.string().nullable() }),
  fuels: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Ours: what its voucher is worth, until when one is given, and how many are left in all and for the caller. */
  tipoVoucher: z.string(),
  volume: z.number(),
  valor: z.number(),
  dataFim: z.string(),
  left: z.number(),
  left_for_user: z.number(),
})
export type FuelCampaign = z.output<typeof fuelCampaignSchema>

/** A fuel voucher somebody has (D3§3). `volume` in litres, `valorVoucher` in reais; days as YYYY-MM-DD, the last one included. */
export const fuelVoucherSchema = z.object({
  id: z.number(),
  nomeCampanha: z.string(),
  tipoVoucher: z.string(),
  volume: z.number(),
  valorVoucher: z.number(),
  codigo: z.string(),
  dataEmissao: z.string(),
  dataValidade: z.string(),
  /** Ours. */
  combustivel: z.string(),
  /** The day on which it was used; null while it was not. */
  usadoEm: z.string().nullable(),
})
export type FuelVoucher = z.output<typeof fuelVoucherSchema>
