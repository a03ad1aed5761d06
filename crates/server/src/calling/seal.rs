//! A push message that only one browser can read: RFC 8291, which is ECDH and HKDF into the `aes128gcm` of RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SecureRandom;

/// How long the public key of a browser is: a point that is not compressed.
pub const PUBLIC_KEY: usize = 65;
/// How long its secret is.
pub const SECRET: usize = 16;

/// One record holds it all. Push services take 4096 bytes at least, head and all.
const RECORD: u32 = 4096;
/// How much may be said: a record less the head, the mark of its end and what shows that nobody changed it.
pub const MOST: usize = RECORD as usize - 86 - 17;

/// How many bytes are wanted of a key derivation.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    prk.expand(info, Bytes(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// Closes a message for the browser with this public key and this secret.
///
/// # Errors
/// The key is none, or the message is too long.
pub fn seal(
    message: &[u8],
    public_key: &[u8],
    secret: &[u8],
    random: &dyn SecureRandom,
) -> Result<Vec<u8>, Unspecified> {
    if message.len() > MOST {
        return Err(Unspecified);
    }
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let ours = EphemeralPrivateKey::generate(&ECDH_P256, random)?;
    let our_public = ours.compute_public_key()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, public_key);
    let input = agree_ephemeral(ours, &theirs, |shared| {
        let prk = Salt::new(HKDF_SHA256, secret).extract(shared);
        expand::<32>(&prk, &[b"WebPush: info\0", public_key, our_public.as_ref()])
    })??;
    let prk = Salt::new(HKDF_SHA256, &salt).extract(&input);
    let key: [u8; 16] = expand(&prk, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&prk, &[b"Content-Encoding: nonce\0"])?;

    // The mark says that it is the last record.
    let mut text = [message, &[2]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut text)?;
    let our_public = our_public.as_ref();
    let head = [&salt[..], &RECORD.to_be_bytes(), &[our_public.len() as u8], our_public].concat();
    Ok([head, text].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
    use ring::rand::SystemRandom;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// The example of RFC 8291, section 5 and appendix A: salt and private key are what would be random otherwise.
    #[test]
    #[allow(deprecated, reason = "how else would a key be the one of the example")]
    fn the_example_of_the_standard_comes_out_to_the_letter() {
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let private = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let random = ring::test::rand::FixedSliceSequenceRandom {
            bytes: &[&salt, &private],
            current: std::cell::UnsafeCell::new(0),
        };
        let sealed = seal(
            b"When I grow up, I want to be a watermelon",
            &bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            &random,
        );
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
            InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs\
            j_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed.unwrap()), expected);
    }

    #[test]
    fn what_is_no_key_or_too_long_is_refused() {
        let random = SystemRandom::new();
        let theirs =
            EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap().compute_public_key().unwrap();
        let public = theirs.as_ref();
        assert!(seal(b"hello", &[4; PUBLIC_KEY], &[0; SECRET], &random).is_err());
        assert!(seal(&[0; MOST + 1], public, &[0; SECRET], &random).is_err());
        let full = seal(&[0; MOST], public, &[0; SECRET], &random).unwrap();
        assert_eq!(full.len(), 4096);
    }
}
