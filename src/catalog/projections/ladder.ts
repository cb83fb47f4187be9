/** The attestation ladder: what each rung allows, and how long its data lasts. */

export const LADDER = [
  {
    rung: 'anonymous',
    auth: 'none',
    durability: 'Anything opened without a key is accessible to whoever knows its id, and is kept.',
    grants: 'Every keyless read and the whole sandbox, metered per caller and UTC day.',
    description: 'No credentials, no email, no approval.',
  },
  {
    rung: 'sandbox-key',
    auth: 'bearer',
    durability: 'An account with its own deals, leads, inventory, clock and meter, for the lifetime of the key.',
    grants:
      'Account context on every endpoint, and access to endpoints that require a key. Never licensed or premium data.',
    description: 'POST /keys mints a key immediately. It is shown once; send it as Authorization: Bearer <key>.',
  },
] as const;
