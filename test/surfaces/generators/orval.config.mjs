/** Orval takes its base address from the document. */
export default {
  carport: {
    input: './generated/openapi.json',
    output: {
      target: './generated/orval/client.ts',
      client: 'fetch',
      baseUrl: { getBaseUrlFromSpecification: true },
    },
  },
};
