/** Address ranges outside the public internet. Source: IANA special-purpose address registries for IPv4 and IPv6 (RFC 6890 and updates), read 2026; confidence high. */

/**
 * Names under which cloud providers serve the metadata and credentials of a machine, besides `.internal` ones. They resolve inside the
 * provider's network only, some to an address that is not special elsewhere. Confidence medium: provider documentation changes.
 */
export const METADATA_HOSTS: readonly string[] = [
  'metadata.goog',
  'metadata.tencentyun.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
  'instance-data',
  'rancher-metadata',
];

type Range = readonly [prefix: string, length: number, what: string];

export const SPECIAL_RANGES: { readonly v4: readonly Range[]; readonly v6: readonly Range[] } = {
  v4: [
    ['0.0.0.0', 8, 'this network'],
    ['10.0.0.0', 8, 'private'],
    ['100.64.0.0', 10, 'carrier-grade NAT, Alibaba Cloud metadata'],
    ['127.0.0.0', 8, 'loopback'],
    // Microsoft Learn, "What is IP address 168.63.129.16?", read 2026-11-28: public in form, answered by the host of the machine.
    ['168.63.129.16', 32, 'Azure platform'],
    ['169.254.0.0', 16, 'link-local, cloud metadata'],
    ['172.16.0.0', 12, 'private'],
    ['192.0.0.0', 24, 'protocol assignments, Oracle Cloud metadata'],
    ['192.0.2.0', 24, 'documentation'],
    ['192.31.196.0', 24, 'AS112'],
    ['192.52.193.0', 24, 'AMT'],
    ['192.88.99.0', 24, '6to4 relay, deprecated'],
    ['192.168.0.0', 16, 'private'],
    ['192.175.48.0', 24, 'AS112'],
    ['198.18.0.0', 15, 'benchmarking'],
    ['198.51.100.0', 24, 'documentation'],
    ['203.0.113.0', 24, 'documentation'],
    ['224.0.0.0', 4, 'multicast'],
    ['240.0.0.0', 4, 'reserved, broadcast'],
  ],
  v6: [
    ['::', 96, 'unspecified, loopback, IPv4-compatible'],
    ['::ffff:0:0:0', 96, 'IPv4-translated'],
    ['64:ff9b::', 96, 'NAT64: reaches any IPv4 address'],
    ['64:ff9b:1::', 48, 'NAT64, local use'],
    ['100::', 64, 'discard'],
    ['100:0:0:1::', 64, 'dummy prefix'],
    ['2001::', 23, 'protocol assignments, Teredo, ORCHID'],
    ['2001:db8::', 32, 'documentation'],
    ['2002::', 16, '6to4: reaches any IPv4 address'],
    ['2620:4f:8000::', 48, 'AS112'],
    ['3fff::', 20, 'documentation'],
    ['5f00::', 16, 'segment routing'],
    ['fc00::', 7, 'unique local'],
    ['fe80::', 10, 'link-local'],
    ['fec0::', 10, 'site-local, deprecated'],
    ['ff00::', 8, 'multicast'],
  ],
};
