import { expect, it } from 'vitest';
import { clientAddress, isLoopback, networkOf } from './client-address.ts';

it.each([
  ['the connection when no proxy is trusted', '198.51.100.1', '203.0.113.9', 0, '203.0.113.9'],
  ['the connection when no proxy says anything', null, '203.0.113.9', 1, '203.0.113.9'],
  ['the connection when fewer proxies than trusted say anything', '198.51.100.1', '203.0.113.9', 2, '203.0.113.9'],
  ['what the nearest proxy added', '198.51.100.1, 203.0.113.7', '10.0.0.1', 1, '203.0.113.7'],
  ['what the outer of two proxies added', '1.2.3.4, 203.0.113.7, 10.0.0.2', '10.0.0.1', 2, '203.0.113.7'],
  ['an IPv4 address that is mapped to IPv6', '::ffff:203.0.113.7', '10.0.0.1', 1, '203.0.113.7'],
  ['the network of an IPv6 address', '2001:0db8:0:1::42', '10.0.0.1', 1, '2001:db8:0:1'],
  ['an IPv4 address without its port', '203.0.113.7:50123', '10.0.0.1', 1, '203.0.113.7'],
  ['the network of an IPv6 address without its port', '[2001:db8::1]:50123', '10.0.0.1', 1, '2001:db8:0:0'],
  ['anything else as one client', 'José', '10.0.0.1', 1, 'unknown'],
  ['a number that is too large as the same one', '203.0.113.700', '10.0.0.1', 1, 'unknown'],
  ['the network of an IPv6 address in brackets', '[2001:db8::1]', '10.0.0.1', 1, '2001:db8:0:0'],
])('takes %s', (_, forwardedFor, connection, hops, address) => {
  expect(clientAddress(forwardedFor, connection, hops)).toBe(address);
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.200', '203.0.113.0/24'],
  ['203.0.114.7', '203.0.114.0/24'],
  ['2001:db8:1:2', '2001:db8:1::/48'],
])('counts %s in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("knows this machine's own addresses", () => {
  expect(['127.0.0.1', '127.8.9.1', '::1'].map(isLoopback)).toEqual([true, true, true]);
  expect(['128.0.0.1', '1270.0.0.1', '::2', ''].map(isLoopback)).toEqual([false, false, false, false]);
});
