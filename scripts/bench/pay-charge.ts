import { request } from 'node:http'
import type { BenchServer } from './bench-server.ts'

/** Gives the code of a charge as its PIX carries it: `E1-C7` is `E1C7` in the last field before the check sum. Pure. */
function chargeOf(pix: string): string {
  const [, station, charge] = /62\d\d05\d\dE(\d+)C(\d+)6304/.exec(pix) ?? []
  if (!charge) throw new Error(`no charge in ${pix}`)
  return `E${station}-C${charge}`
}

/** Pays a PIX at the simulated bank, which then tells the station by its webhook (GAP-109). */
export function payCharge({ port }: BenchServer, pix: string): Promise<void> {
  const host = `fan.localhost:${port}`
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    request({ port, path: '/__pagamentos', method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.headers.location?.endsWith('feito=1')) resolve()
        else reject(new Error(`the bank answered ${answer.statusCode} ${answer.headers.location}`))
      })
    })
      .on('error', reject)
      .end(`${new URLSearchParams({ codigo: chargeOf(pix), ato: 'pay' })}`)
  })
}
