import type { VerificationGateway } from './verificationGateway'

/**
 * States that are not the gateway's: no request makes it answer so. The edge in front of it plays
 * what a proxy or a service gone wrong would do, so that the site's side of the pact has a
 * counterpart; the gateway is not reached.
 */

export const proxyAnswersPage = ({ edge }: VerificationGateway, { page }: { page: string }) => {
  edge.answer({ status: 200, type: 'text/html; charset=utf-8', body: page })
}

export const serviceAnswersWithoutSuccess = ({ edge }: VerificationGateway) => {
  const body = JSON.stringify({ success: false, error: 'Something went wrong', data: null })
  edge.answer({ status: 200, type: 'application/json; charset=utf-8', body })
}
