import { describe, expect, it } from 'vitest';
import { createVault, readVaultKey } from './vault.ts';

const HEX = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const OTHER = 'ff112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

async function vaultOf(text: string) {
  const key = readVaultKey(text);
  if (key === undefined) throw new Error('no key');
  return createVault(key);
}

describe('a vault', () => {
  it('opens what it sealed for the same purpose', async () => {
    const vault = await vaultOf(HEX);
    const sealed = await vault.seal('sk_live_secret ☂', 'acct_a/esign');
    expect(sealed).not.toContain('secret');
    expect(await vault.open(sealed, 'acct_a/esign')).toBe('sk_live_secret ☂');
  });

  it('never produces the same ciphertext twice', async () => {
    const vault = await vaultOf(HEX);
    expect(await vault.seal('same', 'a')).not.toBe(await vault.seal('same', 'a'));
  });

  it.each([
    ['another account', 'acct_b/esign', (sealed: string) => sealed],
    ['another counterparty', 'acct_a/notary', (sealed: string) => sealed],
    ['altered bytes', 'acct_a/esign', (sealed: string) => `${sealed.slice(0, -6)}AAAAA=`],
    ['a truncated secret', 'acct_a/esign', (sealed: string) => sealed.slice(0, 12)],
    ['text that is not base64', 'acct_a/esign', () => 'not base64 !'],
  ])('does not open for %s', async (_, about, change) => {
    const vault = await vaultOf(HEX);
    expect(await vault.open(change(await vault.seal('secret', 'acct_a/esign')), about)).toBeUndefined();
  });

  it('does not open what another key sealed', async () => {
    const sealed = await (await vaultOf(OTHER)).seal('secret', 'a');
    expect(await (await vaultOf(HEX)).open(sealed, 'a')).toBeUndefined();
  });
});

describe('a vault key', () => {
  it.each([HEX, HEX.toUpperCase(), btoa(String.fromCharCode(...Array(32).keys()))])('is 32 bytes: %s', (text) => {
    expect(readVaultKey(text)).toHaveLength(32);
  });

  it.each(['', 'short', HEX.slice(2), btoa('sixteen bytes...'), '§'])('is rejected when it is %j', (text) => {
    expect(readVaultKey(text)).toBeUndefined();
  });
});
