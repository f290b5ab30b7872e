import type { VerificationGateway } from './verificationGateway'

/**
 * States that no request can bring the gateway into: a proxy or a broken service responds in its
 * place. They give the consumer's error cases a counterpart; the gateway is not reached.
 */

export const respondAsProxy = ({ edge }: VerificationGateway, { page }: { page: string }) => {
  edge.respond({ status: 200, type: 'text/html; charset=utf-8', body: page })
}

export const respondWithoutSuccess = ({ edge }: VerificationGateway) => {
  const body = JSON.stringify({ success: false, error: 'Something went wrong', data: null })
  edge.respond({ status: 200, type: 'application/json; charset=utf-8', body })
}
