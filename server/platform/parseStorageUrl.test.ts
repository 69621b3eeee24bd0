import { describe, expect, it } from 'vitest';
import { parseStorageUrl } from './envRules.ts';

describe('the URL of a store', () => {
  it('has the location and the credentials', () => {
    expect(
      parseStorageUrl('s3://AK%2F1:s%2Bec%2Fr%40t%25@s3.example:9000/pictures/rumbo/live?region=sa-east-1&tls=off'),
    ).toEqual({
      bucketUrl: 'http://s3.example:9000/pictures',
      prefix: 'rumbo/live/',
      region: 'sa-east-1',
      accessKeyId: 'AK/1',
      secretAccessKey: 's+ec/r@t%',
    });
  });

  it('needs only a bucket, a host and credentials', () => {
    expect(parseStorageUrl('s3://key:secret@s3.example/pictures')).toMatchObject({
      bucketUrl: 'https://s3.example/pictures',
      prefix: '',
      region: 'us-east-1',
    });
  });

  it.each([
    ['nonsense', 'must be a URL starting with s3://'],
    ['https://key:hush@s3.example/pictures', 'must be a URL starting with s3://'],
    ['s3://key:hu/sh@s3.example/pictures', 'write / as %2F'],
    ['s3://key:hush@s3.example/pictures#x', 'must not have a #'],
    ['s3:/pictures', 'must name a host'],
    ['s3://s3.example/pictures', 'must have a key and a secret'],
    ['s3://key@s3.example/pictures', 'must have a key and a secret'],
    ['s3://key:hu%zzsh@s3.example/pictures', 'must be written as %25'],
    ['s3://key:hush@s3.example', 'must name a bucket'],
    ['s3://key:hush@s3.example/', 'must name a bucket'],
    ['s3://key:hush@s3.example/pictures/my%20folder', 'only letters, digits'],
    ['s3://key:hush@s3.example/pictures?tls=no', 'tls must be on or off'],
    ['s3://key:hush@s3.example/pictures?Region=sa-east-1', 'only region and tls'],
    ['s3://key:hush@s3.example/pictures?region=', 'region must be a name'],
  ])('is rejected when it is %s', (url, reason) => {
    expect(() => parseStorageUrl(url)).toThrow(reason);
    expect(() => parseStorageUrl(url)).not.toThrow(/hu.*sh/);
  });
});
